import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#web/ui/form/select/select.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'

interface NamedChildFieldProps {
  knownChildren: readonly { id: string; birth_year: number; birth_date: string | null }[]
  name: string
  value: string | null
  onChange: (id: string | null) => void
  inputRef: Ref<HTMLButtonElement>
  error: string | undefined
}

/** The option that names no child; no child has this id. */
const noChild = 'none'

/** The child that an unpaid child-care leave is for; it may stay unnamed. */
export function NamedChildField({ knownChildren, name, value, onChange, inputRef, error }: NamedChildFieldProps) {
  const { t } = useTranslation(['leave', 'request'])
  const { medium } = useDates()
  return (
    <Select
      label={t('child')}
      name={name}
      hint={t('request:namedChildHint')}
      options={[
        { value: noChild, label: t('request:namedChildNone') },
        ...knownChildren.map(({ id, birth_year, birth_date }) => ({
          value: id,
          label: t('childBorn', { date: birth_date ? medium(birth_date) : birth_year }),
        })),
      ]}
      value={value ?? noChild}
      onChange={id => onChange(id === noChild ? null : id)}
      buttonRef={inputRef}
      error={error}
    />
  )
}
