import { useState } from 'react'
import { ApiError } from '#shared/contract/client.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'

/** What came of a link, and where it goes on from there. */
export interface LinkOutcome {
  tone: 'success' | 'danger'
  title: string
  text: string
  next: { to: string; label: string }
}

interface LinkActionProps {
  token: string
  title: string
  lead: string
  /** What the button says. */
  action: string
  act: () => Promise<LinkOutcome>
  /** What is said of a link that is over. */
  over: LinkOutcome
}

/** The page of a link in an email, which does what it is for with a press, since some mail programs open every link by themselves. */
export function LinkAction({ token, title, lead, action, act, over }: LinkActionProps) {
  const [outcome, setOutcome] = useState(token ? undefined : over)
  const [error, setError] = useState<string>()
  const [isActing, setActing] = useState(false)

  async function press() {
    setError(undefined)
    setActing(true)
    try {
      setOutcome(await act())
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      if (problem.status === 404) setOutcome(over)
      else setError(problem.message)
    } finally {
      setActing(false)
    }
  }

  return (
    <>
      <h1>{title}</h1>
      {outcome ? (
        <>
          <Alert tone={outcome.tone} title={outcome.title} takesFocus>
            {outcome.text}
          </Alert>
          <LinkButton to={outcome.next.to} variant="primary" size="lg" wide>
            {outcome.next.label}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{lead}</p>
          {error && <Alert tone="danger">{error}</Alert>}
          <Button variant="primary" size="lg" wide isPending={isActing} onPress={() => void press()}>
            {action}
          </Button>
        </>
      )}
    </>
  )
}
