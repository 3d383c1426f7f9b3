export type AreaSummary = {
  readonly name: string;
  /** Center of the area's map, in degrees. */
  readonly center: { readonly lat: number; readonly lng: number };
  /** Where the name stands on the drawn map: there it covers no other name and no dot. */
  readonly nameSide: 'left' | 'right' | 'above' | 'below';
  /** On a phone the drawn map of all areas has no room for the name. */
  readonly isCrowded?: true;
  /** The usual drive from where the van starts, such as `10-15`. Beyond 25 there is a travel fee. */
  readonly minutes: string;
  /** ZIPs of which a substantial part lies in the area (US Census and postal names). */
  readonly zips: readonly string[];
};
