import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { IsoDateField } from '#web/ui/form/date-range/iso-date-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { DialogProps } from '../dialog-props.ts'
import { draftOf } from '../form/request-draft.ts'
import { usePreview } from '../form/use-preview.ts'
import styles from '../request-modal.module.css'
import { useField } from '../use-field.ts'
import { RequestFacts } from './request-facts.tsx'
import { useShortenForm } from './use-shorten-form.ts'

/** Gives an approved leave a new last day, or none, for a reason that stays in the history. */
export function ShortenDialog({ request, isOpen, onClose }: DialogProps & { request: RequestView }) {
  const { t } = useTranslation(['request', 'leave', 'common'])
  const { medium } = useDates()
  const { form, formError, submit, isSubmitting, isDirty, discard } = useShortenForm(request, onClose)
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const lastDay = useField(form, 'to_date')
  const nothing = useField(form, 'nothing_remains')
  const reason = useField(form, 'reason')
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={t('request:shortenTitle')} size="sm" isDismissable>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError>{formError}</FormError>
        <RequestFacts request={request} />
        <IsoDateField
          {...lastDay}
          label={t('request:shortenLastDay')}
          hint={t('request:shortenLastDayHint', { date: medium(request.to_date) })}
          isRequired={!nothing.value}
          isDisabled={nothing.value}
          autoFocus
        />
        <Checkbox
          {...nothing}
          onChange={value => {
            nothing.onChange(value)
            form.clearErrors('to_date')
          }}
        >
          {t('request:shortenNothing')}
        </Checkbox>
        <Effect request={request} last={lastDay.value} isNothing={nothing.value} />
        <TextArea
          {...reason}
          label={t('request:shortenReason')}
          isRequired
          hint={t('request:shortenReasonHint')}
          maxLength={longestMessage}
        />
        <DialogFooter>
          <Button variant="quiet" onPress={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {t('request:shortenConfirm')}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}

/** How many working days remain and how many are free again; empty until the typed day shortens the leave. */
function Effect({ request, last, isNothing }: { request: RequestView; last: string; isNothing: boolean }) {
  const { t } = useTranslation('request')
  const isShorter = last >= request.from_date && last < request.to_date
  const draft = { ...draftOf(request), to_date: isShorter ? last : '' }
  const preview = usePreview(draft, { request_id: request.id })
  const total = request.days
  const effect = isNothing
    ? t('shortenGone', { count: total })
    : preview && t('shortenEffect', { total, count: preview.days, back: total - preview.days })
  return (
    <p className={styles.hint} role="status">
      {effect}
    </p>
  )
}
