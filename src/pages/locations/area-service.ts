/** `name` as used in a sentence. */
export function areaService(name: string) {
  return { name: `Mobile pet grooming in ${name}`, kind: 'Mobile pet grooming', areas: [{ name }] };
}

export function areaKeywords(name: string): readonly string[] {
  return ['pet', 'dog', 'cat'].map((animal) => `mobile ${animal} grooming ${name}`);
}
