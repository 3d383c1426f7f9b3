/** The van starts here in the morning, in the middle of Denver 80202. */
export const homeBase = { lat: 39.75271, lng: -104.99924 } as const;

/** Nearest first. `areas` are slugs of `home-areas.ts`; `minutes` is the usual drive to them, in Denver to most of it. */
export const serviceRegions = [
  {
    name: 'Downtown & Central Denver',
    minutes: '5-10',
    areas: ['denver', 'capitol-hill', 'rino', 'highlands'],
  },
  {
    name: 'Cherry Creek & South Denver',
    minutes: '10-15',
    areas: ['cherry-creek', 'wash-park', 'glendale'],
  },
  {
    name: 'West & Northwest',
    minutes: '10-30',
    areas: ['edgewater', 'wheat-ridge', 'lakewood', 'arvada'],
  },
  {
    name: 'North & East',
    minutes: '15-35',
    areas: ['central-park', 'commerce-city', 'aurora'],
  },
  {
    name: 'South Suburbs',
    minutes: '15-40',
    areas: ['englewood', 'cherry-hills', 'greenwood-village', 'dtc', 'littleton'],
  },
  {
    name: 'Foothills & Far South',
    minutes: '20-40',
    areas: ['golden', 'columbine', 'ken-caryl', 'centennial', 'highlands-ranch'],
  },
] as const;
