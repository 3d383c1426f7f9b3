import central from '../photos/region-central?picture';
import foothills from '../photos/region-foothills?picture';
import northEast from '../photos/region-north-east?picture';
import southDenver from '../photos/region-south-denver?picture';
import southSuburbs from '../photos/region-south-suburbs?picture';
import west from '../photos/region-west?picture';
import { serviceRegions } from '../service-regions';
import type { Hour } from './area-page';

type RegionScene = { readonly picture: PictureFile; readonly hour: Hour };

// In the order of the regions.
const scenes: readonly [RegionScene, ...RegionScene[]] = [
  { picture: central, hour: 'nightfall' },
  { picture: southDenver, hour: 'morning' },
  { picture: west, hour: 'snow' },
  { picture: northEast, hour: 'night' },
  { picture: southSuburbs, hour: 'noon' },
  { picture: foothills, hour: 'alpenglow' },
];

/** Scene of the area's region; an area outside every region has that of the first neighbor within one. */
export function regionScene(slug: string, neighbors: readonly { slug: string }[]): RegionScene {
  const slugs = [slug, ...neighbors.map((neighbor) => neighbor.slug)];
  const index = slugs.map(findRegionIndex).find((found) => found >= 0);
  return scenes[index ?? 0] ?? scenes[0];
}

function findRegionIndex(slug: string): number {
  return serviceRegions.findIndex(({ areas }) => areas.some((area) => area === slug));
}
