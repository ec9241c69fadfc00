import { useTranslation } from 'react-i18next'
import type { orderPartners } from '#shared/backoffice/contract/partners/order-partners.ts'
import type { removePartner } from '#shared/backoffice/contract/partners/remove-partner.ts'
import type { orderTestimonials } from '#shared/backoffice/contract/testimonials/order-testimonials.ts'
import type { removeTestimonial } from '#shared/backoffice/contract/testimonials/remove-testimonial.ts'
import { stepped } from '#shared/site/content/in-order.ts'
import type { Language } from '#shared/words/language.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { useListLanguage } from './language-tabs.tsx'

interface OrderedRows<Row> {
  /** Those of every language, in their order. */
  all: readonly Row[] | undefined
  nameOf: (row: Row) => string
  orderOf: typeof orderTestimonials | typeof orderPartners
  removal: typeof removeTestimonial | typeof removePartner
  /** What is asked before a row is deleted. */
  removeTitle: (name: string) => string
  onEdit: (id: string) => void
}

/** What the home page of a language shows in an order: the rows of the language that is looked at, and what can be done with each. */
export function useOrderedRows<Row extends { id: string; language: Language }>(list: OrderedRows<Row>) {
  const { all, nameOf, orderOf, removal, removeTitle, onEdit } = list
  const { t } = useTranslation(['sitecontent', 'common'])
  const ordering = useOperatorChange(orderOf)
  const removing = useOperatorChange(removal)
  const { ask, dialog } = useQuestion()
  const language = useListLanguage()
  const rows = all?.filter(one => one.language === language)
  const ids = rows?.map(({ id }) => id) ?? []

  const step = (id: string, by: 1 | -1) =>
    void toastOnError(() => ordering.change({ body: { language, ids: stepped(ids, id, by) } }))

  async function remove(row: Row) {
    const name = nameOf(row)
    const question = { title: removeTitle(name), confirm: t('common:delete'), isDanger: true }
    if (!(await ask({ ...question, children: t('removeWhy') }))) return
    await toastOnError(async () => {
      await removing.change({ path: { id: row.id } })
      toast.success(t('removed', { name }))
    })
  }

  function menu(row: Row): MenuEntry[] {
    const { id } = row
    const place = ids.indexOf(id)
    const isLast = place === ids.length - 1
    return [
      { id: 'edit', label: t('edit'), icon: 'pencil', onAction: () => onEdit(id) },
      { id: 'up', label: t('up'), icon: 'chevron-up', isDisabled: place === 0, onAction: () => step(id, -1) },
      { id: 'down', label: t('down'), icon: 'chevron-down', isDisabled: isLast, onAction: () => step(id, 1) },
      { id: 'remove', label: t('common:delete'), icon: 'trash', isDanger: true, onAction: () => void remove(row) },
    ]
  }
  return { language, rows, menu, dialog }
}
