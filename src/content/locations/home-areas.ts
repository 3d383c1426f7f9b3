import { by, collection } from '../collection';
import type { AreaSummary } from './area';

/**
 * The 24 areas of the home page (specification, section 2), named one by one so that the page does
 * not grow with the number of areas. Later ones are on the sitemap and on the page of all areas.
 */
export const homeAreas = collection(
  import.meta.glob<AreaSummary>(
    [
      './cities/{arvada,aurora,centennial,central-park,cherry-hills,columbine,commerce-city}.ts',
      './cities/{denver,dtc,edgewater,englewood,glendale,golden,greenwood-village}.ts',
      './cities/{highlands-ranch,ken-caryl,lakewood,littleton,wheat-ridge}.ts',
      './neighborhoods/{capitol-hill,cherry-creek,highlands,rino,wash-park}.ts',
    ],
    { eager: true, import: 'summary', query: '?summary' },
  ),
).toSorted(by('slug'));
