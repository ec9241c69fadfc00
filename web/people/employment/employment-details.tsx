import { useTranslation } from 'react-i18next'
import { company as companyCalls } from '#shared/company/contract.ts'
import type { LeaveAmount } from '#shared/people/model.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card } from '#web/ui/card/card.tsx'
import { fullDay } from '#web/ui/dates/dates.ts'
import { daysInWords, runsOf } from '#web/ui/dates/week-in-words.ts'
import type { KnownEmployment } from './employment-information-form.tsx'
import { Details } from '../profile/details.tsx'
import styles from '../profile/profile.module.css'
import { Schedules } from './schedules.tsx'

interface Period {
  from: string | null
  to: string | null
  days?: number
}

/** The read-only view of the employment information. */
export function EmploymentDetails({ person, employment, company }: KnownEmployment) {
  const { t, i18n } = useTranslation(['profile', 'company', 'common'])
  const groups = useApi(companyCalls.listGroups).data?.data
  const date = (day: string | null) => day && fullDay(day, i18n.language)
  const yesNo = (holds: boolean) => t(holds ? 'yes' : 'no')
  const number = (hours: number) => new Intl.NumberFormat(i18n.language).format(hours)
  const isByLaw = company.country === 'HU'
  const week = employment.working_hours ?? company

  /** The dates of a period in words; `yes` where it is open at both ends. */
  function inWords({ from, to, days }: Period): string {
    const dates = [
      ...(days === undefined ? [] : [t('daysEachYear', { count: days })]),
      ...(from ? [t('since', { date: fullDay(from, i18n.language) })] : []),
      ...(to ? [t('until', { date: fullDay(to, i18n.language) })] : []),
    ]
    return dates.join(', ') || t('yes')
  }
  const periods = (list: readonly Period[]) =>
    list.length === 0 ? t('no') : list.map(period => <div key={inWords(period)}>{inWords(period)}</div>)

  const amount = ({ unit, amount }: LeaveAmount) =>
    `${number(amount)} ${unit === 'days' ? t('days') : t('common:hoursUnit')}`
  const year = employment.first_year_kept ?? employment.first_year_by_default
  const beginning = !isByLaw
    ? []
    : [
        ...(employment.earlier_employments.length
          ? [
              {
                label: t('earlierEmployments'),
                value: employment.earlier_employments.map(({ employment_start, employment_end }) => (
                  <div key={employment_start}>{[date(employment_start), date(employment_end)].join(' – ')}</div>
                )),
              },
            ]
          : []),
        { label: t('firstYearKept'), value: String(year) },
        ...(employment.taken_before
          ? [{ label: t('takenBefore', { year }), value: amount(employment.taken_before) }]
          : []),
        ...(employment.brought.length
          ? [
              {
                label: t('brought'),
                value: employment.brought.map(one => (
                  <div key={`${one.from_year} ${one.last_date} ${one.reason}`}>
                    {`${one.from_year}: ${amount(one)}, ${one.reason}`}
                  </div>
                )),
              },
            ]
          : []),
      ]

  return (
    <>
      <Card title={t('employment')}>
        <Details
          details={[
            { label: t('employmentStart'), value: date(employment.employment_start) },
            ...(employment.employment_end
              ? [{ label: t('employmentEnd'), value: date(employment.employment_end) }]
              : []),
            ...beginning,
            { label: t('position'), value: person.position },
            { label: t('group'), value: groups?.find(({ id }) => id === person.group_id)?.name },
            { label: t('employeeNumber'), value: person.employee_number },
            ...(employment.under_16_reason ? [{ label: t('under16Reason'), value: employment.under_16_reason }] : []),
            ...(isByLaw
              ? []
              : [
                  { label: t('baseDays'), value: employment.base_days?.toString() },
                  { label: t('baseSickDays'), value: employment.base_sick_days?.toString() },
                ]),
          ]}
        />
      </Card>
      <Card title={t('workingTime')}>
        <Details
          details={runsOf(week).map(run => ({
            label: capitalised(daysInWords(run, i18n.language, 'long')),
            value: `${number(run.hours)} ${t('common:hoursUnit')}`,
          }))}
        />
        {employment.unequal_schedule && <p className={styles.note}>{t('unequalSchedule')}</p>}
        {!employment.working_hours && <p className={styles.note}>{t('companyHoursHold')}</p>}
        <Schedules schedules={employment.schedules} />
      </Card>
      <Card title={t('leaveFacts')}>
        <Details
          details={[
            {
              label: t('children'),
              value:
                employment.children.length > 0 &&
                employment.children.map(({ id, birth_year, birth_date, disabled }) => (
                  <div key={id}>
                    {date(birth_date) || birth_year}
                    {disabled && ` · ${t('childDisabled')}`}
                  </div>
                )),
            },
            ...(isByLaw
              ? [
                  { label: t('hazardous'), value: periods(employment.hazardous_periods) },
                  { label: t('disability'), value: periods(employment.disability_periods) },
                  { label: t('employerExtra'), value: periods(employment.employer_extra_grants) },
                  { label: t('caregiver'), value: yesNo(employment.caregiver) },
                ]
              : []),
          ]}
        />
        <p className={styles.note}>{t('askAdministrator')}</p>
      </Card>
    </>
  )
}
