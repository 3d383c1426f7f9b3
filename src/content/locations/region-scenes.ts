import central from '../photos/region-central?picture';
import foothills from '../photos/region-foothills?picture';
import northEast from '../photos/region-north-east?picture';
import southDenver from '../photos/region-south-denver?picture';
import southSuburbs from '../photos/region-south-suburbs?picture';
import west from '../photos/region-west?picture';
import { serviceRegions } from '../service-regions';

// In the order of the regions.
const scenes = [central, southDenver, west, northEast, southSuburbs, foothills];

/** Scene of the area's region; an area outside every region has that of the first neighbor within one. */
export function regionScene(slug: string, neighbors: readonly { slug: string }[]): PictureFile {
  const slugs = [slug, ...neighbors.map((neighbor) => neighbor.slug)];
  const index = slugs.map(findRegionIndex).find((found) => found >= 0);
  return scenes[index ?? 0] ?? central;
}

function findRegionIndex(slug: string): number {
  return serviceRegions.findIndex(({ areas }) => areas.some((area) => area === slug));
}
