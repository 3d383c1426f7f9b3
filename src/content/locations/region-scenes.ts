import central from '../photos/region-central?picture';
import foothills from '../photos/region-foothills?picture';
import northEast from '../photos/region-north-east?picture';
import southDenver from '../photos/region-south-denver?picture';
import southSuburbs from '../photos/region-south-suburbs?picture';
import west from '../photos/region-west?picture';
import { serviceRegions } from '../service-regions';

// In the order of the regions.
const scenes = [central, southDenver, west, northEast, southSuburbs, foothills];

/** Scene of the area's region; downtown for an area outside every region. */
export function regionScene(slug: string): PictureFile {
  const index = serviceRegions.findIndex(({ areas }) => areas.some((area) => area === slug));
  return scenes[index] ?? central;
}
