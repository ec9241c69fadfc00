import { useTranslation } from 'react-i18next'
import { UnpaidKind } from '#shared/leave/model.ts'
import { Select } from '#web/ui/form/select/select.tsx'

interface UnpaidKindFieldProps {
  value: UnpaidKind
  onChange: (kind: UnpaidKind) => void
  error?: string
}

/** Not every kind of unpaid leave earns leave, nor for as long (Mt. 115. § (2)), so it is said of which kind it is. */
export function UnpaidKindField({ value, onChange, error }: UnpaidKindFieldProps) {
  const { t } = useTranslation('request')
  return (
    <Select
      label={t('unpaidKind')}
      name="unpaid_kind"
      options={UnpaidKind.options.map(kind => ({
        value: kind,
        label: t(`unpaidKind_${kind}`),
        detail: t(`unpaidKind_${kind}_earns`),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
