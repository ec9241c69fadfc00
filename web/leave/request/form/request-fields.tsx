import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addYears } from '#shared/calendar/day.ts'
import type { Preview } from '#shared/leave/contract/preview-leave.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { longestMessage, yearsAhead } from '#shared/leave/model.ts'
import { isForChild } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { DateRangePicker } from '#web/ui/form/date-range/date-range-picker.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { markOf } from '../../day-mark.ts'
import { useDayReason } from '../../use-day-reason.ts'
import styles from '../request-modal.module.css'
import { useField } from '../use-field.ts'
import { ChildField } from './child-field.tsx'
import { NamedChildField } from './named-child-field.tsx'
import { isUnpaid, type FormChoices } from './form-choices.ts'
import type { RequestDraft } from './request-draft.ts'
import { TypeField } from './type-field.tsx'
import { UnpaidKindField } from './unpaid-kind-field.tsx'
import type { useSubject } from './use-subject.ts'

type Form = UseFormReturn<RequestDraft>

interface RequestFieldsProps {
  form: Form
  subject: ReturnType<typeof useSubject>
  choices: FormChoices
  preview: Preview | undefined
  today: string
  /** Days before it cannot be picked. */
  minDay: string | undefined
  /** The request that is being changed. */
  request: RequestView | undefined
}

/** The fields of the request form, each with its own error, or with what the preview says the server will reject. */
export function RequestFields({ form, subject, choices, preview, today, minDay, request }: RequestFieldsProps) {
  const { t } = useTranslation('leave')
  const foreseen = (field: keyof RequestDraft) => preview?.errors[field]?.join(' ')
  // Registered in visual order: a failed validation focuses the first field that was registered.
  const type = useField(form, 'type_id')
  const child = useField(form, 'child_id')
  const unpaidKind = useField(form, 'unpaid_kind')
  const first = useField(form, 'from_date')
  const last = useField(form, 'to_date')
  const comment = useField(form, 'comment')
  const approvesNow = useField(form, 'approves_now')
  const onlyAdminsCancel = useField(form, 'only_admins_cancel')
  return (
    <>
      <TypeField
        {...type}
        onChange={id => {
          type.onChange(id)
          child.onChange(null)
        }}
        types={subject.types}
        allTypes={choices.allTypes}
        error={type.error ?? foreseen('type_id')}
      />
      {isForChild(type.value) && (
        <ChildField
          {...child}
          knownChildren={subject.children}
          windows={subject.types?.find(({ id }) => id === type.value)?.windows}
          error={child.error ?? foreseen('child_id')}
        />
      )}
      {isUnpaid(type.value) && (
        <UnpaidKindField
          {...unpaidKind}
          onChange={kind => {
            unpaidKind.onChange(kind)
            child.onChange(null)
          }}
        />
      )}
      {isUnpaid(type.value) && unpaidKind.value === 'child_care' && subject.children.length > 0 && (
        <NamedChildField {...child} knownChildren={subject.children} error={child.error ?? foreseen('child_id')} />
      )}
      <Days
        {...{ form, first, last, subject, today, minDay, request }}
        fromError={first.error ?? foreseen('from_date')}
        toError={last.error ?? foreseen('to_date')}
      />
      <TextArea {...comment} label={t('comment')} isOptional maxLength={longestMessage} />
      {choices.people !== 'hidden' && <People form={form} isFixed={choices.people === 'fixed'} />}
      {choices.adminOptions && (
        <div className={styles.options}>
          <Checkbox
            {...approvesNow}
            value={approvesNow.value && choices.canAutoApprove}
            isDisabled={!choices.canAutoApprove}
            hint={choices.canAutoApprove ? undefined : t('autoApproveOwn')}
          >
            {t('autoApprove')}
          </Checkbox>
          <Checkbox {...onlyAdminsCancel}>{t('onlyAdminsDelete')}</Checkbox>
        </div>
      )}
    </>
  )
}

type DayField = ReturnType<typeof useField<RequestDraft, 'from_date' | 'to_date'>>

interface DaysProps extends Pick<RequestFieldsProps, 'form' | 'subject' | 'today' | 'minDay' | 'request'> {
  first: DayField
  last: DayField
  fromError: string | undefined
  toError: string | undefined
}

function Days({ form, first, last, subject, today, minDay, request, fromError, toError }: DaysProps) {
  const { t } = useTranslation('leave')
  const reasonOf = useDayReason()
  const { time } = subject
  // One calendar cannot show the bookings of several people; the summary counts each person's.
  const isForSeveral = form.getValues('user_id').length > 1
  const bookings = isForSeveral ? [] : subject.bookings.filter(({ id }) => id !== request?.id)
  return (
    <DateRangePicker
      fromLabel={t('firstDay')}
      toLabel={t('lastDay')}
      calendarLabel={t('days')}
      fromName={first.name}
      toName={last.name}
      fromRef={first.inputRef}
      toRef={last.inputRef}
      isRequired
      value={{ from: first.value, to: last.value }}
      onChange={({ from, to }) => {
        first.onChange(from)
        last.onChange(to)
      }}
      isDateBlocked={time && (day => reasonOf(markOf(day, time, bookings)))}
      today={today}
      min={minDay}
      max={addYears(today, yearsAhead)}
      fromError={fromError}
      toError={toError}
    />
  )
}

function People({ form, isFixed }: { form: Form; isFixed: boolean }) {
  const { t } = useTranslation('leave')
  const chosen = useField(form, 'user_id')
  const colleagues = useApi(people.listPeople).data?.data ?? []
  return (
    <PeoplePicker
      label={t('people')}
      hint={t(isFixed ? 'peopleFixed' : 'peopleHint')}
      people={colleagues.filter(({ id, is_active }) => is_active || chosen.value.includes(id))}
      value={chosen.value}
      onChange={ids => {
        chosen.onChange(ids)
        // Which types are on offer depends on the people.
        form.clearErrors('type_id')
      }}
      inputRef={chosen.inputRef}
      error={chosen.error}
      isDisabled={isFixed}
    />
  )
}
