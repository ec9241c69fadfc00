import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { withdrawFacts } from '#shared/people/contract/facts/withdraw-facts.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FactList } from './fact-list.tsx'
import styles from './facts.module.css'
import { waitingOf } from './use-fact-changes.ts'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

interface WaitingProposalsProps {
  /** Whose facts they are. */
  id: string
  changes: readonly FactChangeView[] | undefined
}

/** The changes of a person's facts that wait for confirmation: to be reviewed by an administrator, or withdrawn by the person. */
export function WaitingProposals({ id, changes }: WaitingProposalsProps) {
  const { t } = useTranslation('profile')
  const [reviewed, review] = useState<string>()
  const waiting = waitingOf(changes)
  useRestoreFocus(reviewed !== undefined, waiting.length)
  return (
    <>
      {waiting.length > 0 && (
        <Card title={t('waitingTitle')}>
          <ul className={styles.history}>
            {waiting.map(proposal => (
              <WaitingProposal key={proposal.id} id={id} proposal={proposal} onReview={() => review(proposal.id)} />
            ))}
          </ul>
        </Card>
      )}
      {reviewed && (
        <Suspense fallback={null}>
          <ReviewDialog user_id={id} id={reviewed} onClose={() => review(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface WaitingProposalProps {
  id: string
  proposal: FactChangeView
  onReview: () => void
}

function WaitingProposal({ id, proposal, onReview }: WaitingProposalProps) {
  const { t } = useTranslation('profile')
  const { moment } = useDates()
  const { change, isChanging } = useChange(withdrawFacts)

  const withdraw = () =>
    toastOnError(async () => {
      await change({ path: { id, changeId: proposal.id } })
      toast.success(t('proposalWithdrawn'))
    })

  return (
    <li className={styles.proposal}>
      <div>
        <FactList changes={proposal.changes} />
        <p className={styles.meta}>{t('proposedBy', { name: proposal.by.name, at: moment(proposal.at) })}</p>
      </div>
      {proposal.may_decide && <Button onPress={onReview}>{t('review')}</Button>}
      {proposal.may_withdraw && (
        <Button variant="quiet" isPending={isChanging} onPress={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}
