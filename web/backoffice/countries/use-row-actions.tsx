import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { removeCountry } from '#shared/backoffice/contract/countries/remove-country.ts'
import type { removeCurrency } from '#shared/backoffice/contract/countries/remove-currency.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { nameIn } from './listed-rows.ts'
import { useCountryChange } from './use-country-change.ts'

interface RowActions {
  endpoint: typeof removeCountry | typeof removeCurrency
  onEdit: (code: string) => void
  /** What prices rest on is never removed. */
  isKept: (code: string) => boolean
  questionOf: (name: string) => { title: string; children: ReactNode }
}

interface Row {
  code: string
  name_hu: string
  name_en: string
}

/** What can be done with a country or a currency of a list. */
export function useRowActions({ endpoint, onEdit, isKept, questionOf }: RowActions) {
  const { t, i18n } = useTranslation('countries')
  const removing = useCountryChange(endpoint)
  const { ask, dialog } = useQuestion()

  async function remove(row: Row) {
    const name = nameIn(row, i18n.language)
    if (!(await ask({ ...questionOf(name), confirm: t('remove'), isDanger: true }))) return
    await toastOnError(async () => {
      await removing.change({ path: { code: row.code } })
      toast.success(t('removed', { name }))
    })
  }

  const menuOf = (row: Row): MenuEntry[] => [
    { id: 'edit', label: t('edit'), icon: 'pencil', onAction: () => onEdit(row.code) },
    {
      id: 'remove',
      label: t('remove'),
      icon: 'trash',
      isDanger: true,
      isDisabled: isKept(row.code),
      onAction: () => void remove(row),
    },
  ]
  return { menuOf, dialog }
}
