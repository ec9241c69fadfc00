import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mayAskRetroactively } from '#shared/leave/permissions.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { choicesOf } from './form-choices.ts'
import { useOpenRequest } from '../../open-request.tsx'
import type { RequestTask } from '../../request-task.ts'
import { CostPerPerson } from './summary/cost-per-person.tsx'
import { periodOf } from './fields/typed-days.ts'
import { actorOf, may } from '../../request-actions.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Continued } from '../continued.tsx'
import { DocumentsField } from './fields/documents-field.tsx'
import { RequestFields } from './fields/request-fields.tsx'
import { useDocumentChoice } from './fields/use-document-choice.ts'
import { BulkProgress } from './bulk/bulk-progress.tsx'
import { FormFoot } from './form-foot.tsx'
import formStyles from './request-form.module.css'
import { RequestResults } from './bulk/request-results.tsx'
import { RequestSummary } from './summary/request-summary.tsx'
import styles from '../request-modal.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { SummaryStrip } from './summary/summary-strip.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useAfterPaint } from '#web/ui/use-after-paint.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { clashOf } from './summary/clash.ts'
import { useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { usePreview } from './use-preview.ts'
import { useRequestForm } from './use-request-form.ts'
import { useSubject, yearBeside } from './use-subject.ts'

interface RequestFormDialogProps extends DialogProps {
  me: CurrentUser
  task: Extract<RequestTask, { mode: 'create' | 'edit' }>
}

/** The form of a new request, or of one that an administrator changes, beside its summary. */
export function RequestFormDialog({ me, task, isOpen, onClose }: RequestFormDialogProps) {
  const { t } = useTranslation(['leave', 'common', 'request'])
  const { today } = useDates()
  const isSheet = useMedia('(max-width: 767px)')
  // The press is answered by the dialog's frame; the fields follow in steps that let other presses through.
  const isDrawn = useAfterPaint()
  const minDay = mayAskRetroactively(actorOf(me)) ? undefined : today
  const {
    form,
    draft,
    formError,
    results,
    bulk,
    submit,
    isSubmitting,
    isDirty,
    isContinued,
    discard,
    leave,
    files,
    setFiles,
  } = useRequestForm({
    task,
    me,
    onClose,
  })
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose: leave })
  const request = task.mode === 'edit' ? task.request : undefined
  const whose = request?.user_id ?? (draft.user_id.length === 1 ? draft.user_id[0]! : me.id)
  const subject = useSubject(me, whose, yearBeside(today, draft.from_date))
  const preview = usePreview(draft, {
    ...(whose !== me.id && { user_id: whose }),
    ...(request && { request_id: request.id }),
  })
  const choice = useDocumentChoice({ typeId: draft.type_id, types: subject.types, files, onChange: setFiles })
  const choices = choicesOf(me, task.mode, draft.user_id)
  const isForSeveral = draft.user_id.length > 1
  const documents = isForSeveral || task.mode === 'edit' || !choice.isOffered ? undefined : choice
  const nameOf = useTypeName()
  const { from_date, to_date } = draft
  const period = useMemo(() => periodOf({ from_date, to_date }), [from_date, to_date])
  const changed = request?.id
  const bookings = useMemo(
    () => (isForSeveral ? [] : subject.bookings.filter(({ id }) => id !== changed)),
    [isForSeveral, subject.bookings, changed],
  )
  const { time } = subject
  const clash = useMemo(() => period && time && clashOf(period, bookings, time), [period, bookings, time])
  const summary = {
    period,
    typeId: draft.type_id,
    preview: isForSeveral ? undefined : preview,
    time: subject.time,
    balance: subject.balance,
    booked: clash?.taken.map(({ days, booking }) => ({ days, name: nameOf(booking.type_id) })),
    isAutoApproved: draft.approves_now && choices.canAutoApprove,
    isApproved: request?.status === 'approved',
  }

  if (bulk.id && task.mode === 'create')
    return (
      <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('request:bulkTitle')} size="sm" isDismissable>
        <BulkProgress id={bulk.id} onClose={onClose} onNew={bulk.forget} />
      </Dialog>
    )

  if (results)
    return (
      <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('resultsTitle')} size="sm" isDismissable>
        <RequestResults results={results} onClose={onClose} />
      </Dialog>
    )

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(task.mode === 'create' ? 'modalCreate' : 'modalEdit')}
      size="xl"
      isDismissable
      hasCloseButton
      aside={
        !isSheet &&
        (isDrawn ? (
          <>
            <section className={styles.summary} aria-label={t('summary')} aria-live="polite">
              <RequestSummary {...summary} />
              {isForSeveral && <CostPerPerson draft={draft} />}
            </section>
            {documents && (
              <div className={styles.documents}>
                <DocumentsField choice={documents} hasChooser={false} />
              </div>
            )}
          </>
        ) : (
          <Skeleton />
        ))
      }
    >
      {isDrawn ? (
        <form noValidate onSubmit={submit}>
          <div className={formStyles.form} data-tight={choices.people !== 'hidden' || undefined}>
            <FormError>{formError}</FormError>
            {isContinued && <Continued onStartOver={discard} />}
            <RequestFields
              {...{
                form,
                subject,
                choices,
                preview,
                today,
                minDay,
                request,
                bookings,
                clash,
                documents,
                isSheet,
              }}
            />
          </div>
          <DialogFooter strip={isSheet && <SummaryStrip {...summary} />}>
            <FormFoot {...{ form, choices, onClose: close, isSubmitting, isNew: task.mode === 'create' }}>
              {request && may('cancel', me, request, today) && <DeleteButton request={request} />}
            </FormFoot>
          </DialogFooter>
        </form>
      ) : (
        <SkeletonRows rows={6} />
      )}
      {question}
    </Dialog>
  )
}

function DeleteButton({ request }: { request: Extract<RequestTask, { mode: 'edit' }>['request'] }) {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  return (
    <div className={formStyles.atStart}>
      <Button variant="quiet" icon="trash" onPress={() => open({ mode: 'cancel', request })}>
        {t('cancelRequest')}
      </Button>
    </div>
  )
}
