import { notify } from '@/ui/notify';

// The words of the specification, section 8.

/** Takes the number of URLs that are about to be sent. */
export function announceStart(count: number): void {
  void notify({
    tone: 'info',
    title: 'Submission Started',
    description: `Submitting ${String(count)} URLs to the submission service...`,
  });
}

/** Takes the number of URLs that were sent. */
export function announceSuccess(count: number): void {
  void notify({
    tone: 'success',
    title: 'Success!',
    description: `Successfully submitted ${String(count)} URLs to the submission service. Search engines will be notified within minutes.`,
  });
}

/** Also where a part of the URLs was sent. */
export function announceFailure(): void {
  void notify({
    tone: 'error',
    title: 'Submission Failed',
    description: 'There was an error submitting URLs to the submission service. Please try again.',
  });
}
