/** What the page of an area offers, for the head. Takes the area's name as it stands in a sentence. */
export function areaService(name: string) {
  return { name: `Mobile pet grooming in ${name}`, kind: 'Mobile pet grooming', areas: [{ name }] };
}

/** What people in an area search for. Takes the area's short name. */
export function areaKeywords(name: string): readonly string[] {
  return ['pet', 'dog', 'cat'].map((animal) => `mobile ${animal} grooming ${name}`);
}
