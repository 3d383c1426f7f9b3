/** A summit: degrees north and east, and height above the sea. */
export type Peak = {
  name: string;
  lat: number;
  lng: number;
  meters: number;
  /** How far its flanks reach to the left (south) and right (north), in km. */
  flanks: readonly [number, number];
  /** Width of a flat summit in km. */
  flat?: number;
};

/** Where the profile is seen from: City Park, Denver, where the skyline has always been drawn. */
export const viewpoint = { lat: 39.7475, lng: -104.943, meters: 1615 };

/** Summits to within about a kilometer and ten meters of height: finer than the scissors. */
export const peaks: readonly Peak[] = [
  { name: 'Pikes Peak', lat: 38.8405, lng: -105.0442, meters: 4302, flanks: [15, 20], flat: 1 },
  { name: 'Devils Head', lat: 39.2603, lng: -105.1011, meters: 2968, flanks: [16, 16] },
  { name: 'Bison Peak', lat: 39.2386, lng: -105.4978, meters: 3789, flanks: [14, 14], flat: 2 },
  { name: 'Windy Peak', lat: 39.3, lng: -105.36, meters: 3657, flanks: [12, 10] },
  { name: 'Rosalie Peak', lat: 39.5375, lng: -105.6197, meters: 4139, flanks: [12, 8], flat: 1 },
  {
    name: 'Mount Blue Sky',
    lat: 39.5883,
    lng: -105.6438,
    meters: 4348,
    flanks: [12, 17],
    flat: 0.9,
  },
  { name: 'Mount Bierstadt', lat: 39.5826, lng: -105.6688, meters: 4287, flanks: [9, 7] },
  { name: 'Grays Peak', lat: 39.6339, lng: -105.8176, meters: 4352, flanks: [7, 4] },
  { name: 'Torreys Peak', lat: 39.6428, lng: -105.8212, meters: 4351, flanks: [4, 8] },
  { name: 'Mount Flora', lat: 39.8047, lng: -105.7343, meters: 4002, flanks: [9, 8], flat: 1 },
  { name: 'Parry Peak', lat: 39.838, lng: -105.7133, meters: 4083, flanks: [7, 6], flat: 0.5 },
  { name: 'James Peak', lat: 39.8522, lng: -105.6905, meters: 4059, flanks: [6, 10] },
  { name: 'South Arapaho', lat: 40.0219, lng: -105.6497, meters: 4078, flanks: [12, 5] },
  { name: 'North Arapaho', lat: 40.0264, lng: -105.6503, meters: 4117, flanks: [5, 10], flat: 0.4 },
  { name: 'Apache Peak', lat: 40.0592, lng: -105.6519, meters: 4093, flanks: [7, 8] },
  { name: 'Mount Audubon', lat: 40.0992, lng: -105.6163, meters: 4032, flanks: [9, 11], flat: 1 },
  { name: 'Mount Meeker', lat: 40.2483, lng: -105.605, meters: 4240, flanks: [9, 3], flat: 0.5 },
  { name: 'Longs Peak', lat: 40.255, lng: -105.616, meters: 4346, flanks: [5, 12], flat: 1.1 },
  { name: 'Chief Mountain', lat: 39.6836, lng: -105.5186, meters: 3568, flanks: [10, 9] },
  { name: 'Mestaa’ėhehe Mountain', lat: 39.6756, lng: -105.4925, meters: 3503, flanks: [7, 8] },
  { name: 'Bergen Peak', lat: 39.7037, lng: -105.3886, meters: 2961, flanks: [8, 8], flat: 1 },
  { name: 'Thorodin Mountain', lat: 39.872, lng: -105.426, meters: 3198, flanks: [10, 10] },
  { name: 'Twin Sisters', lat: 40.2886, lng: -105.5174, meters: 3483, flanks: [6, 8] },
  { name: 'Mount Morrison', lat: 39.6672, lng: -105.2158, meters: 2401, flanks: [5, 5] },
  { name: 'Deer Creek foothills', lat: 39.54, lng: -105.18, meters: 2420, flanks: [7, 8], flat: 2 },
  { name: 'Lookout Mountain', lat: 39.7325, lng: -105.2383, meters: 2250, flanks: [5, 6], flat: 1 },
  { name: 'Mount Galbraith', lat: 39.77, lng: -105.25, meters: 2207, flanks: [5, 6] },
  {
    name: 'North Table Mountain',
    lat: 39.7828,
    lng: -105.2086,
    meters: 1998,
    flanks: [1.6, 1.6],
    flat: 3.4,
  },
  {
    name: 'South Table Mountain',
    lat: 39.7553,
    lng: -105.2,
    meters: 1930,
    flanks: [1.4, 1.4],
    flat: 3,
  },
  { name: 'Ralston Buttes', lat: 39.85, lng: -105.25, meters: 2350, flanks: [6, 6] },
  { name: 'South Boulder Peak', lat: 39.9537, lng: -105.2993, meters: 2606, flanks: [5, 2] },
  { name: 'Bear Peak', lat: 39.9603, lng: -105.2953, meters: 2579, flanks: [2, 3] },
  { name: 'Green Mountain', lat: 39.9822, lng: -105.3017, meters: 2484, flanks: [4, 6] },
];
