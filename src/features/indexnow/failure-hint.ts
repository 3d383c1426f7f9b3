import { FunctionCallError } from '@/backend/calls/invoke-function';
import { submissionHints } from '@shared/http/submission-hints';

const notDeployed = 'The function is not deployed. Deploy it, as docs/operating.md describes.';

const hints = new Map<string, string>([
  ...Object.entries(submissionHints),
  ['offline', 'You are offline. Submit again when the network is back.'],
  [
    'timeout',
    'The function took longer than 20 seconds. The batch may have arrived; sending it again does no harm.',
  ],
  [
    'unreachable',
    'The function could not be reached. If your connection is fine, see that it is deployed and that its secret SITE_ORIGIN is the address of this site.',
  ],
  // Sent by the platform in front of the function: the embedded one, then the hosted one.
  ['function_not_found', notDeployed],
  ['function_unavailable', 'The function could not start. The terminal of the site says why.'],
  ['NOT_FOUND', notDeployed],
  ['BOOT_ERROR', 'The function could not start. Its log in the Supabase dashboard says why.'],
]);

export function failureHint(error: Error): string {
  const hint = error instanceof FunctionCallError ? hints.get(error.code) : undefined;
  return (
    hint ?? `This page does not know the answer “${error.message}”. The function’s log says more.`
  );
}
