import { afterEach, expect, test, vi } from 'vitest';
import { readSessionValue, writeSessionValue } from './stored-values';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => writeSessionValue('draft', null));

test('reads the newest value when storage is too full to take it', () => {
  writeSessionValue('draft', 'older');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeSessionValue('draft', 'newer');
  expect(readSessionValue('draft')).toBe('newer');
});
