/** `name` as used in a sentence. */
export function areaTitle(name: string): string {
  return `Dog and cat grooming at your door in ${name}`;
}

export function areaService(name: string) {
  return { name: areaTitle(name), kind: 'Mobile pet grooming', areas: [{ name }] };
}

export function areaKeywords(name: string): readonly string[] {
  return ['pet', 'dog', 'cat'].map((animal) => `mobile ${animal} grooming ${name}`);
}
