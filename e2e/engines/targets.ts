const label = (words: string) => `//label[starts-with(normalize-space(), "${words}")]`;

export const button = (name: string) =>
  `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

export const link = (words: string) => `//a[normalize-space()="${words}"]`;

/** By the start of its label. */
export const field = (words: string) =>
  `//*[self::input or self::textarea][@id=${label(words)}/@for]`;

export const choice = label;

/** Counts from 1. */
export const openDay = (number: number) =>
  `(//fieldset[legend[starts-with(normalize-space(), "Preferred date")]]//label[.//input[not(@disabled)]])[${number}]`;

export const heading = (words: string) => `//*[self::h1 or self::h2][normalize-space()="${words}"]`;

/** By its label or its heading. */
export const region = (name: string) =>
  `//*[self::section or self::nav or self::div][@aria-label="${name}" or @aria-labelledby=//h2[normalize-space()="${name}"]/@id]`;

export const text = (words: string) => `//*[text()[contains(., "${words}")]]`;

/** On the operator's day. */
export const daySection = (day: string) => `//section[@aria-labelledby="day-${day}"]`;

export const dayRow = (day: string, pet: string) =>
  `${daySection(day)}//article[.//h3[contains(., "${pet}")]]`;

/** A text message to a sample customer, with the link to their visit. */
export const textWithLink = /^sms:\+1303555\d{4}\?&body=.*visit%23[A-Z]{2}-\w{6}\.[\w-]{22}/;
