import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { RadioCards } from '#web/ui/form/radio-cards/radio-cards.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'

interface ChildFieldProps {
  knownChildren: readonly { id: string; birth_year: number; birth_date: string | null }[]
  /** For each child, when the leave can be taken and how many days of it are left. */
  windows: OfferedType['windows']
  name: string
  value: string | null
  onChange: (id: string) => void
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
}

/** The child that a parental or paternity leave is for. A child without a date of birth cannot be chosen: the date decides when. */
export function ChildField({ knownChildren, windows = [], name, value, onChange, inputRef, error }: ChildFieldProps) {
  const { t } = useTranslation(['leave', 'request'])
  const { medium, range } = useDates()
  const windowOf = (child: string) => {
    const found = windows.find(({ child_id }) => child_id === child)
    return found && t('request:window', { dates: range(found.from_date, found.to_date), count: found.left })
  }
  if (knownChildren.length === 0) return <Alert tone="warning">{t('childrenNone')}</Alert>
  return (
    <RadioCards
      label={t('child')}
      name={name}
      isRequired
      options={knownChildren.map(({ id, birth_year, birth_date }) => ({
        value: id,
        label: t('childBorn', { date: birth_date ? medium(birth_date) : birth_year }),
        icon: 'adult-child',
        isDisabled: birth_date === null,
        detail: birth_date === null ? t('childNoDate') : windowOf(id),
      }))}
      value={value}
      onChange={onChange}
      inputRef={inputRef}
      error={error}
    />
  )
}
