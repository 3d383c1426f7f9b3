import { by, collection } from '../collection';
import type { AreaSummary } from './area';

/** The specification's 24 (section 2), by name: the page must not grow with every new area. */
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
