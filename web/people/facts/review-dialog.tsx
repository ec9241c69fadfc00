import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { prose } from '#shared/contract/wire.ts'
import { confirmFacts } from '#shared/leave/contract/confirm-facts.ts'
import { proposalEffect } from '#shared/leave/contract/effect/proposal-effect.ts'
import { declineFacts } from '#shared/people/contract/facts/decline-facts.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { EffectTable } from './effect-table.tsx'
import { FactList } from './fact-list.tsx'
import styles from './facts.module.css'

/** The longest reason, as the contract has it. */
const longest = 180
const Reason = z.object({ reason: prose(longest) })
const noReason = { reason: '' }

export interface Reviewed {
  /** The change of facts. */
  id: string
  /** Whose facts they are. */
  user_id: string
}

interface ReviewDialogProps extends Reviewed {
  onClose: () => void
}

/** A proposed change of facts with its effect, to be confirmed or declined; a reason that was typed stays when it is closed. */
export function ReviewDialog({ id: changeId, user_id: id, onClose }: ReviewDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { moment } = useDates()
  const path = { id, changeId }
  const { data, error, mutate } = useApi(proposalEffect, { path }, { revalidateOnMount: true, dedupingInterval: 0 })
  const confirming = useChange(confirmFacts)
  const declining = useChange(declineFacts)
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `decline.${changeId}`,
    schema: Reason,
    known: noReason,
  })
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const proposal = data?.proposal

  async function confirm() {
    await toastOnError(async () => {
      await confirming.change({ path })
      finish()
      toast.success(t('proposalConfirmed'))
    })
    onClose()
  }
  const { formError, submitWith } = useFormError(form)
  const decline = submitWith(async body => {
    await declining.change({ path, body })
    finish()
    toast.success(t('proposalDeclined'))
    onClose()
  })

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable
      title={proposal ? t('reviewTitleOf', { name: proposal.person.name }) : t('reviewTitle')}
      size="sm"
    >
      <form onSubmit={decline} noValidate>
        <div className={styles.review}>
          <FormError>{formError}</FormError>
          {error && !data ? (
            <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
          ) : !proposal ? (
            <SkeletonRows rows={3} />
          ) : (
            <>
              <FactList changes={proposal.changes} />
              <p className={styles.meta}>{t('proposedBy', { name: proposal.by.name, at: moment(proposal.at) })}</p>
              {proposal.status !== 'proposed' ? (
                <p>{t('proposalClosed')}</p>
              ) : data.is_outdated ? (
                <Alert tone="warning">{t('proposalOutdated')}</Alert>
              ) : data.data.length > 0 ? (
                <EffectTable years={data.data} />
              ) : (
                <p className={styles.meta}>{t('effectNothing')}</p>
              )}
              {proposal.may_decide && (
                <FormTextArea
                  control={form.control}
                  name="reason"
                  label={t('declineReason')}
                  hint={t('declineReasonHint')}
                  maxLength={longest}
                  rows={2}
                  isOptional
                />
              )}
            </>
          )}
        </div>
        <DialogFooter>
          <Button variant="quiet" onPress={close}>
            {t('common:close')}
          </Button>
          {proposal?.may_decide && (
            <>
              <Button type="submit" isPending={declining.isChanging}>
                {t('decline')}
              </Button>
              {!data?.is_outdated && (
                <Button variant="primary" isPending={confirming.isChanging} onPress={() => void confirm()}>
                  {t('confirm')}
                </Button>
              )}
            </>
          )}
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}
