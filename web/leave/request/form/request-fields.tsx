import { useTranslation } from 'react-i18next'
import { isForChild } from '#shared/leave/types.ts'
import { people, type EssentialEmployee } from '#shared/people/contract.ts'
import type { Preview, RequestView } from '#shared/leave/contract.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { useApi } from '#web/api/use-api.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { DateRangePicker } from '#web/ui/form/date-range/date-range-picker.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { ChildField } from './child-field.tsx'
import { isUnpaid, type FormChoices } from './form-choices.ts'
import { markOf } from '../../day-mark.ts'
import styles from '../request-modal.module.css'
import { TypeField } from './type-field.tsx'
import { UnpaidKindField } from './unpaid-kind-field.tsx'
import { useDayWords } from '../../use-day-reason.ts'
import type { useRequestForm } from './use-request-form.ts'
import type { useSubject } from './use-subject.ts'

type Form = Pick<ReturnType<typeof useRequestForm>, 'draft' | 'edit' | 'errors' | 'general'>
type Subject = ReturnType<typeof useSubject>

interface RequestFieldsProps {
  form: Form
  subject: Subject
  choices: FormChoices
  preview: Preview | undefined
  today: string
  /** Days before it cannot be picked. */
  minDay: string | undefined
  /** The request that is being changed. */
  request: RequestView | undefined
}

export function RequestFields({ form, subject, choices, preview, today, minDay, request }: RequestFieldsProps) {
  const { t } = useTranslation('leave')
  const { draft, edit, errors, general } = form
  const foreseen = (field: string) => preview?.errors[field]?.join(' ')
  return (
    <>
      {general.length > 0 && <Alert tone="danger">{general.join(' ')}</Alert>}
      <TypeField
        types={subject.types}
        allTypes={choices.allTypes}
        value={draft.typeId}
        onChange={typeId => edit({ typeId, childId: null })}
        error={errors.type_id ?? foreseen('type_id')}
      />
      {isForChild(draft.typeId) && (
        <ChildField
          known={subject.children}
          value={draft.childId}
          onChange={childId => edit({ childId })}
          windows={subject.types?.find(({ id }) => id === draft.typeId)?.windows}
          error={errors.child_id ?? foreseen('child_id')}
        />
      )}
      {isUnpaid(draft.typeId) && (
        <UnpaidKindField
          value={draft.unpaidKind}
          onChange={unpaidKind => edit({ unpaidKind })}
          error={errors.unpaid_kind}
        />
      )}
      <Days
        {...{ form, subject, today, minDay, request }}
        fromError={errors.from_date ?? foreseen('from_date')}
        toError={errors.to_date ?? foreseen('to_date')}
      />
      <TextArea
        label={t('comment')}
        isOptional
        value={draft.comment}
        onChange={comment => edit({ comment })}
        maxLength={longestMessage}
        error={errors.comment}
      />
      {choices.people !== 'hidden' && <People form={form} isFixed={choices.people === 'fixed'} />}
      {choices.adminOptions && (
        <div className={styles.options}>
          <Checkbox
            value={draft.autoApprove && choices.canAutoApprove}
            onChange={autoApprove => edit({ autoApprove })}
            isDisabled={!choices.canAutoApprove}
            hint={choices.canAutoApprove ? undefined : t('autoApproveOwn')}
          >
            {t('autoApprove')}
          </Checkbox>
          <Checkbox value={draft.onlyAdminsDelete} onChange={onlyAdminsDelete => edit({ onlyAdminsDelete })}>
            {t('onlyAdminsDelete')}
          </Checkbox>
        </div>
      )}
    </>
  )
}

interface DaysProps extends Pick<RequestFieldsProps, 'form' | 'subject' | 'today' | 'minDay' | 'request'> {
  fromError: string | undefined
  toError: string | undefined
}

function Days({ form, subject, today, minDay, request, fromError, toError }: DaysProps) {
  const { t } = useTranslation('leave')
  const wordsOf = useDayWords()
  const { time } = subject
  // Several people have bookings of their own; the summary counts each of them.
  const others = form.draft.people.length > 1 ? [] : subject.bookings.filter(({ id }) => id !== request?.id)
  return (
    <DateRangePicker
      fromLabel={t('firstDay')}
      toLabel={t('lastDay')}
      calendarLabel={t('days')}
      fromName="from_date"
      toName="to_date"
      isRequired
      value={form.draft}
      onChange={({ from, to }) => form.edit({ from, to })}
      isDateBlocked={time && (day => wordsOf(markOf(day, time, others)))}
      today={today}
      min={minDay}
      fromError={fromError}
      toError={toError}
    />
  )
}

function People({ form, isFixed }: { form: Form; isFixed: boolean }) {
  const { t } = useTranslation('leave')
  const colleagues: readonly EssentialEmployee[] = useApi(people.listPeople).data?.data ?? []
  return (
    <PeoplePicker
      label={t('people')}
      hint={t(isFixed ? 'peopleFixed' : 'peopleHint')}
      people={colleagues.filter(({ id, is_active }) => is_active || form.draft.people.includes(id))}
      value={form.draft.people}
      onChange={ids => form.edit({ people: ids, typeId: form.draft.typeId })}
      error={form.errors.user_id}
      isDisabled={isFixed}
    />
  )
}
