type Drive = { readonly name: string; readonly minutes: string };

/** Areas that are farther than the usual drive of their region; '' without one. */
export function driveNotes(minutes: string, areas: readonly Drive[]): string {
  return areas
    .filter((area) => farthest(area.minutes) > farthest(minutes))
    .map(({ name, minutes: most }) => `Parts of ${name} can take ${farthest(most)} minutes.`)
    .join(' ');
}

/** 30 of `5-30` */
function farthest(minutes: string): number {
  return Number(minutes.split('-')[1]);
}
