import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keepOperatorKey } from '@/browser/operator-key';
import { queryClient } from '@/backend/query-client';
import { notify } from '@/ui/notify';
import { submitBatches } from './submit-batches';

type Submission = { readonly urls: readonly string[]; readonly operatorKey: string };

const mutationKey = ['indexnow'];

export function useBulkSubmission() {
  const [sent, setSent] = useState(0);
  const { mutate, reset, status, error, variables } = useMutation(
    {
      mutationKey,
      mutationFn: ({ urls, operatorKey }: Submission) => submitBatches(urls, operatorKey, setSent),
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
    // A second press before the button is drawn as disabled.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(submission);
  }

  return { submit, reset, status, error, sent, urls: variables?.urls ?? [] };
}
