import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invokeFunction } from '@/backend/calls/invoke-function';
import { queryClient } from '@/backend/query-client';
import { keepOperatorKey } from '@/browser/operator-key';
import { notify } from '@/ui/notify';

type Submission = { readonly urls: readonly string[]; readonly operatorKey: string };

const mutationKey = ['indexnow'];
const batchSize = 100;
/** Milliseconds between two batches. */
const pause = 2000;

/** Stops at the first batch that fails. */
export function useBulkSubmission() {
  const [sent, setSent] = useState(0);

  async function sendBatches({ urls, operatorKey }: Submission) {
    for (let start = 0; start < urls.length; start += batchSize) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const batch = urls.slice(start, start + batchSize);
      const answer = await invokeFunction('submit-indexnow', {
        body: { urls: batch },
        operatorKey,
      });
      console.info('IndexNow took a batch:', answer);
      setSent(start + batch.length);
    }
  }

  const { mutate, reset, status, error, variables } = useMutation(
    {
      mutationKey,
      mutationFn: sendBatches,
      onMutate({ urls }) {
        setSent(0);
        void notify({
          tone: 'info',
          title: 'Submission Started',
          description: `Submitting ${urls.length} URLs to the submission service...`,
        });
      },
      onSuccess(_data, { urls, operatorKey }) {
        keepOperatorKey(operatorKey);
        void notify({
          tone: 'success',
          title: 'Success!',
          description: `Successfully submitted ${urls.length} URLs to the submission service. Search engines will be notified within minutes.`,
        });
      },
      onError(failure) {
        console.error('Pages were not submitted:', failure.message);
        void notify({
          tone: 'error',
          title: 'Submission Failed',
          description:
            'There was an error submitting URLs to the submission service. Please try again.',
        });
      },
    },
    queryClient,
  );

  function submit(submission: Submission) {
    // A second click before the button renders as disabled.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(submission);
  }

  return { submit, reset, status, error, sent, urls: variables?.urls ?? [] };
}
