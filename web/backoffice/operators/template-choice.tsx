import { useTranslation } from 'react-i18next'
import type { TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { Select } from '#web/ui/form/select/select.tsx'

interface TemplateChoiceProps {
  templates: readonly TemplateView[]
  value: string | null
  onChange: (template: TemplateView | undefined) => void
}

/** The value of having no template. */
const none = 'none'

/** The template of an operator, or none. */
export function TemplateChoice({ templates, value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('operators')
  return (
    <Select
      label={t('template')}
      value={value ?? none}
      onChange={chosen => onChange(templates.find(({ id }) => id === chosen))}
      options={[
        { value: none, label: t('noTemplate') },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
