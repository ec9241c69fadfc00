import { useTranslation } from 'react-i18next'
import { isDay } from '#shared/calendar/day.ts'
import { mayAskRetroactively } from '#shared/leave/permissions.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { choicesOf } from './form-choices.ts'
import { useOpenRequest, type RequestTask } from '../../open-request.tsx'
import { CostPerPerson } from './cost-per-person.tsx'
import { periodOf } from './typed-days.ts'
import { actorOf, may } from '../../request-actions.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Continued } from '../continued.tsx'
import { RequestFields } from './request-fields.tsx'
import { RequestResults } from './request-results.tsx'
import { RequestSummary } from './request-summary.tsx'
import styles from '../request-modal.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { SummaryStrip } from './summary-strip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { usePreview } from './use-preview.ts'
import { useRequestForm } from './use-request-form.ts'
import { useSubject } from './use-subject.ts'

interface RequestFormDialogProps extends DialogProps {
  me: CurrentUser
  task: Extract<RequestTask, { mode: 'create' | 'edit' }>
}

/** The form of a new request, or of one that an administrator changes, beside its summary. */
export function RequestFormDialog({ me, task, isOpen, onClose }: RequestFormDialogProps) {
  const { t } = useTranslation(['leave', 'common'])
  const { today } = useDates()
  const isSheet = useMedia('(max-width: 767px)')
  const minDay = mayAskRetroactively(actorOf(me)) ? undefined : today
  const { form, draft, formError, results, submit, isSubmitting, isContinued, startOver } = useRequestForm({
    task,
    me,
    onClose,
  })
  const request = task.mode === 'edit' ? task.request : undefined
  const whose = request?.user_id ?? (draft.user_id.length === 1 ? draft.user_id[0]! : me.id)
  const subject = useSubject(me, whose, yearBeside(today, draft.from_date))
  const preview = usePreview(draft, {
    ...(whose !== me.id && { user_id: whose }),
    ...(request && { request_id: request.id }),
  })
  const choices = choicesOf(me, task.mode, draft.user_id)
  const isForSeveral = draft.user_id.length > 1
  const summary = {
    period: periodOf(draft),
    typeId: draft.type_id,
    preview: isForSeveral ? undefined : preview,
    time: subject.time,
    isOwn: whose === me.id,
    isAutoApproved: draft.approves_now && choices.canAutoApprove,
  }

  if (results)
    return (
      <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('resultsTitle')} size="sm" isDismissable>
        <RequestResults results={results} onClose={onClose} />
      </Dialog>
    )

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t(task.mode === 'create' ? 'modalCreate' : 'modalEdit')}
      size="lg"
      aside={
        !isSheet && (
          <section className={styles.summary} aria-label={t('summary')} aria-live="polite">
            <RequestSummary {...summary} />
            {isForSeveral && <CostPerPerson draft={draft} />}
          </section>
        )
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormError>{formError}</FormError>
        {isContinued && <Continued onStartOver={startOver} />}
        <RequestFields
          {...{
            form,
            subject,
            choices,
            preview,
            today,
            minDay,
            request,
          }}
        />
        <DialogFooter strip={isSheet && <SummaryStrip {...summary} />}>
          {request && may('cancel', me, request, today) && <DeleteButton request={request} />}
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {t(task.mode === 'create' ? 'send' : 'saveChanges')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** The year of the first day, unless it is the current one. */
const yearBeside = (today: string, from: string) =>
  isDay(from) && from.slice(0, 4) !== today.slice(0, 4) ? from.slice(0, 4) : undefined

function DeleteButton({ request }: { request: Extract<RequestTask, { mode: 'edit' }>['request'] }) {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  return (
    <div className={styles.atStart}>
      <Button variant="quiet" icon="trash" onPress={() => open({ mode: 'cancel', request })}>
        {t('cancelRequest')}
      </Button>
    </div>
  )
}
