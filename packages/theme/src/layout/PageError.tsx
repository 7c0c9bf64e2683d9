import { useMessages } from '../context/useMessages';

/** Props for `PageError`. */
export interface PageErrorProps {
  /** Called when the user clicks the button. */
  onRetry: () => void;
}

/** Message for page content that failed to load or to render, with a button to try again. */
export function PageError({ onRetry }: PageErrorProps) {
  const { pageLoadFailed, retry } = useMessages();
  return (
    <div role="alert">
      <p>{pageLoadFailed}</p>
      <button type="button" className="oct-button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
