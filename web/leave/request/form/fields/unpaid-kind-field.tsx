import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { UnpaidKind } from '#shared/leave/model.ts'
import { Select } from '#web/ui/form/select/select.tsx'

interface UnpaidKindFieldProps {
  name: string
  value: UnpaidKind
  onChange: (kind: UnpaidKind) => void
  inputRef: Ref<HTMLButtonElement>
  error: string | undefined
}

/** Not every kind of unpaid leave earns leave, nor for as long (Mt. 115. § (2)), so the kind is asked for. */
export function UnpaidKindField({ name, value, onChange, inputRef, error }: UnpaidKindFieldProps) {
  const { t } = useTranslation('request')
  return (
    <Select
      label={t('unpaidKind')}
      name={name}
      options={UnpaidKind.options.map(kind => ({
        value: kind,
        label: t(`unpaidKind_${kind}`),
        detail: t(`unpaidKind_${kind}_earns`),
      }))}
      value={value}
      onChange={onChange}
      buttonRef={inputRef}
      error={error}
    />
  )
}
