import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/contract.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { IsoDateField } from '#web/ui/form/date-range/iso-date-field.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { draftOf } from '../form/request-draft.ts'
import { RequestFacts } from './request-facts.tsx'
import styles from '../request-modal.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { usePreview } from '../form/use-preview.ts'
import { useShortening } from './use-shorten-form.ts'

/** Somebody came back early, or fell ill: a new last day, or none, for a reason that stays in the history. */
export function ShortenDialog({ request, isOpen, onClose }: DialogProps & { request: RequestView }) {
  const { t } = useTranslation(['request', 'leave'])
  const { medium } = useDates()
  const { wish, edit, errors, trouble, submit, ref, isSending } = useShortening(request, onClose)
  const { last, isGone, reason } = wish
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('request:shortenTitle')} size="sm">
      <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
        {trouble && <Alert tone="danger">{trouble}</Alert>}
        <RequestFacts request={request} />
        <IsoDateField
          label={t('request:shortenLastDay')}
          name="to_date"
          hint={t('request:shortenLastDayHint', { date: medium(request.to_date) })}
          isRequired={!isGone}
          isDisabled={isGone}
          value={last}
          onChange={last => edit({ last })}
          error={errors.to_date}
          autoFocus
        />
        <Checkbox value={isGone} onChange={isGone => edit({ isGone })}>
          {t('request:shortenNothing')}
        </Checkbox>
        <Effect request={request} last={last} isGone={isGone} />
        <TextArea
          label={t('request:shortenReason')}
          name="reason"
          isRequired
          hint={t('request:shortenReasonHint')}
          value={reason}
          onChange={reason => edit({ reason })}
          maxLength={longestMessage}
          error={errors.reason}
        />
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isSending}>
            {t('request:shortenConfirm')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** How many working days remain, and how many come back; nothing while the day is no shorter. */
function Effect({ request, last, isGone }: { request: RequestView; last: string; isGone: boolean }) {
  const { t } = useTranslation('request')
  const isShorter = last >= request.from_date && last < request.to_date
  const draft = { ...draftOf(request), to: isShorter ? last : '' }
  const preview = usePreview(draft, { request_id: request.id })
  const total = request.days
  const effect = isGone
    ? t('shortenGone', { count: total })
    : preview && t('shortenEffect', { total, count: preview.days, back: total - preview.days })
  return (
    <p className={styles.hint} role="status">
      {effect}
    </p>
  )
}
