import { useState } from 'react';
import { getErrorMessage } from './client.ts';

/**
 * Returns `run`, which runs an action of the visitor such as a call of the API and never rejects. `busy` is true while
 * an action runs. `failure` is the message about the last action if it failed.
 * @param fallbackMessage message about a failure for which the server sent no message
 */
export function useAction(fallbackMessage: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(action: () => unknown): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(getErrorMessage(fallbackMessage, error));
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failure };
}
