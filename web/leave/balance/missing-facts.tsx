import { Alert } from '#web/ui/feedback/alert/alert.tsx'

/** What is not known of the person, so that the balance may be another: the server's sentences. */
export const MissingFacts = ({ missing }: { missing: readonly string[] }) => (
  <Alert tone="info">
    {missing.map(sentence => (
      <p key={sentence}>{sentence}</p>
    ))}
  </Alert>
)
