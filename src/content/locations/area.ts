/** What lists, maps and the ZIP check need to know of an area; its page's words come on top. */
export type AreaSummary = {
  readonly name: string;
  /** Where a map of the area is centered, in degrees. */
  readonly center: { readonly lat: number; readonly lng: number };
  /** ZIP codes of which a substantial part lies in the area (US Census and postal names). */
  readonly zips: readonly string[];
};
