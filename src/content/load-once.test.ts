import { expect, test, vi } from 'vitest';
import { loadOnce, renewFailed } from './load-once';

test('a key has one promise', async () => {
  const load = vi.fn((key: string) => Promise.resolve(key));
  const words = loadOnce(load);
  expect(words('arvada')).toBe(words('arvada'));
  expect(words('golden')).not.toBe(words('arvada'));
  await expect(words('arvada')).resolves.toBe('arvada');
  renewFailed();
  expect(words('golden')).toBe(words('golden'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure is kept until it has been dealt with; then the next call loads anew', async () => {
  const load = vi
    .fn<(key: string) => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('words');
  const words = loadOnce(load);
  const failed = words('arvada');
  await expect(failed).rejects.toThrow('offline');
  expect(words('arvada')).toBe(failed);
  renewFailed();
  await expect(words('arvada')).resolves.toBe('words');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what cannot be loaded at all gives nothing', () => {
  expect(loadOnce(() => undefined)('atlantis')).toBeUndefined();
});
