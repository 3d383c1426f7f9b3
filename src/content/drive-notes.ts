type Drive = { readonly name: string; readonly minutes: string };

/** Where the usual drive of a region is not that of its areas; '' where it is. */
export function driveNotes(minutes: string, areas: readonly Drive[]): string {
  const { nearest, farthest } = drive(minutes);
  const closest = Math.min(...areas.map((area) => drive(area.minutes).nearest));
  return [
    closest > nearest && `The closest of them is about ${closest} minutes away.`,
    ...areas.map((area) => {
      const end = drive(area.minutes).farthest;
      return end > farthest && `Parts of ${area.name} are up to ${end} minutes away.`;
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** 5 and 30 of `5-30` */
function drive(minutes: string) {
  const [nearest = 0, farthest = 0] = minutes.split('-').map(Number);
  return { nearest, farthest };
}
