import { notify } from '@/ui/notify';

// The words of the specification, section 8.

export function announceStart(count: number): void {
  void notify({
    tone: 'info',
    title: 'Submission Started',
    description: `Submitting ${String(count)} URLs to the submission service...`,
  });
}

export function announceSuccess(count: number): void {
  void notify({
    tone: 'success',
    title: 'Success!',
    description: `Successfully submitted ${String(count)} URLs to the submission service. Search engines will be notified within minutes.`,
  });
}

export function announceFailure(): void {
  void notify({
    tone: 'error',
    title: 'Submission Failed',
    description: 'There was an error submitting URLs to the submission service. Please try again.',
  });
}
