import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { RadioCards } from '#web/ui/form/radio-cards/radio-cards.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { typesFor } from './form-choices.ts'
import { leaveKeyOf, useTypeName } from '../../type-chip.tsx'

interface TypeFieldProps {
  types: readonly OfferedType[] | undefined
  allTypes: boolean
  name: string
  value: number
  onChange: (typeId: number) => void
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
}

/** The leave types on offer as cards, and below them which are withheld and why. */
export function TypeField({ types, allTypes, name, value, onChange, inputRef, error }: TypeFieldProps) {
  const { t } = useTranslation('leave')
  const nameOf = useTypeName()
  if (!types) return <Skeleton shape="block" />
  const { offered, withheld } = typesFor(types, { allTypes })
  const reasons = withheld
    .map(({ id, reason }) => [nameOf(id), reason?.replace(/[.!]$/, '')].filter(Boolean).join(': '))
    .join('; ')
  return (
    <RadioCards
      label={t('type')}
      name={name}
      isRequired
      columns={3}
      options={offered.map(({ id }) => ({ value: String(id), label: nameOf(id), leave: leaveKeyOf(id) }))}
      value={String(value)}
      onChange={id => onChange(Number(id))}
      inputRef={inputRef}
      hint={reasons ? t('withheld', { reasons }) : undefined}
      error={error}
    />
  )
}
