import { useCallback, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addYears } from '#shared/calendar/day.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { company } from '#shared/company/contract.ts'
import { yearsAhead } from '#shared/leave/model.ts'
import { isForChild } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { DateRangePicker } from '#web/ui/form/date-range/date-range-picker.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { FileChooser } from '../../documents/file-chooser.tsx'
import styles from '../request-form.module.css'
import { DocumentsField } from './documents-field.tsx'
import type { DocumentChoice } from './use-document-choice.ts'
import { CommentField } from './comment-field.tsx'
import { markOf } from '../../../day-mark.ts'
import { useDayReason } from '../../../use-day-reason.ts'
import { useField } from '../../use-field.ts'
import type { Clash } from '../summary/clash.ts'
import { ClashNote } from '../summary/clash-note.tsx'
import { useDayLooks } from '../use-day-looks.ts'
import { ChildField } from './child-field.tsx'
import { NamedChildField } from './named-child-field.tsx'
import { isUnpaid, type FormChoices } from '../form-choices.ts'
import type { RequestDraft } from '../request-draft.ts'
import { TypeField } from './type-field.tsx'
import { UnpaidKindField } from './unpaid-kind-field.tsx'
import type { useSubject } from '../use-subject.ts'

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
  /** What the person has booked beside it; nothing where it is for several. */
  bookings: readonly RequestView[]
  clash: Clash<RequestView> | undefined
  /** The files that go with a new request of one person; undefined where none can be attached. */
  documents: DocumentChoice | undefined
  /** Whether there is no pane beside the form, in which the files would be listed. */
  isSheet: boolean
}

/** The fields of the request form, each with its own error, or with what the preview says the server will reject. */
export function RequestFields(props: RequestFieldsProps) {
  const { form, subject, choices, preview, clash, documents, isSheet } = props
  // What stands in the way is named with its days, which the server's sentence leaves out.
  const foreseen = (field: keyof RequestDraft) =>
    clash && field === 'from_date' ? undefined : preview?.errors[field]?.join(' ')
  // Registered in visual order: a failed validation focuses the first field that was registered.
  const type = useField(form, 'type_id')
  const child = useField(form, 'child_id')
  const unpaidKind = useField(form, 'unpaid_kind')
  const first = useField(form, 'from_date')
  const last = useField(form, 'to_date')
  return (
    <>
      {choices.people !== 'hidden' && <People form={form} isFixed={choices.people === 'fixed'} />}
      <TypeField
        {...type}
        requests={subject.bookings}
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
        {...props}
        first={first}
        last={last}
        fromError={first.error ?? foreseen('from_date')}
        toError={last.error ?? foreseen('to_date')}
      />
      <div className={styles.lastRow}>
        <CommentField form={form} />
        {documents?.choose && !isSheet && <FileChooser describedBy={documents.hintId} onChoose={documents.choose} />}
      </div>
      {documents && isSheet && <DocumentsField choice={documents} hasChooser />}
    </>
  )
}

type DayField = ReturnType<typeof useField<RequestDraft, 'from_date' | 'to_date'>>

interface DaysProps extends RequestFieldsProps {
  first: DayField
  last: DayField
  fromError: string | undefined
  toError: string | undefined
}

function Days({ first, last, subject, today, minDay, bookings, clash, fromError, toError }: DaysProps) {
  const { t } = useTranslation('leave')
  const reasonOf = useDayReason()
  const { time } = subject
  const { lookOf, onView } = useDayLooks({ subject, bookings, clash })
  const isDateBlocked = useCallback(
    (day: string) => time && reasonOf(markOf(day, time, bookings)),
    [time, bookings, reasonOf],
  )
  const choose = ({ from, to }: { from: string; to: string }) => {
    first.onChange(from)
    last.onChange(to)
  }
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
      onChange={choose}
      isDateBlocked={isDateBlocked}
      lookOf={lookOf}
      onView={onView}
      today={today}
      min={minDay}
      max={addYears(today, yearsAhead)}
      fromError={fromError}
      toError={toError}
      note={<ClashNote clash={clash} onUse={({ from_date, to_date }) => choose({ from: from_date, to: to_date })} />}
    />
  )
}

function People({ form, isFixed }: { form: Form; isFixed: boolean }) {
  const { t } = useTranslation('leave')
  const chosen = useField(form, 'user_id')
  const colleagues = useApi(people.listPeople).data?.data
  const groups = useApi(company.listGroups).data?.data
  const pickable = useMemo(() => {
    const names = new Map(groups?.map(({ id, name }) => [id, name]))
    return (colleagues ?? [])
      .filter(({ id, is_active }) => is_active || chosen.value.includes(id))
      .map(person => ({ ...person, group: person.group_id && (names.get(person.group_id) ?? null) }))
  }, [colleagues, groups, chosen.value])
  return (
    <PeoplePicker
      label={t('people')}
      hint={isFixed ? t('peopleFixed') : undefined}
      isInline
      people={pickable}
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
