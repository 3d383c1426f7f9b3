import { expect, test } from 'vitest';
import { petMark } from './pet-portraits';

const portrait = (breed: string, type: string) => petMark({ type, size: null, breed }).portrait;

test.each([
  ['Golden Retriever', 'dog', 'buddy-golden-retriever'],
  ['goldendoodle, 2 years', 'dog', 'labradoodle-cherry-creek-after'],
  ['Mini Poodle', 'dog', 'poodle-rino-after'],
  ['MAINE COON', 'cat', 'whiskers-maine-coon'],
  ['Golden Persian', 'cat', 'muffin-persian-cat'],
])('%s (%s) is drawn as %s', (breed, type, file) => {
  expect(portrait(breed, type)).toContain(`/${file}`);
});

test.each([
  ['Xoloitzcuintli', 'dog'],
  ['', 'dog'],
  ['Maine Coon', 'dog'],
  ['Golden Retriever', 'cat'],
])('nobody drew %s (%s)', (breed, type) => {
  expect(portrait(breed, type)).toBeUndefined();
});
