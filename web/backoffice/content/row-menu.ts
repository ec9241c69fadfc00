import type { TFunction } from 'i18next'
import { stepped } from '#shared/site/content/in-order.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'

interface RowMenu {
  /** Those of the list in their order. */
  ids: readonly string[]
  id: string
  onEdit: () => void
  onOrder: (ids: string[]) => void
  onRemove: () => void
}

/** What can be done with something that the home page shows in an order. */
export function rowMenu(
  t: TFunction<['sitecontent', 'common']>,
  { ids, id, onEdit, onOrder, onRemove }: RowMenu,
): MenuEntry[] {
  const place = ids.indexOf(id)
  return [
    { id: 'edit', label: t('edit'), icon: 'pencil', onAction: onEdit },
    {
      id: 'up',
      label: t('up'),
      icon: 'chevron-up',
      isDisabled: place === 0,
      onAction: () => onOrder(stepped(ids, id, -1)),
    },
    {
      id: 'down',
      label: t('down'),
      icon: 'chevron-down',
      isDisabled: place === ids.length - 1,
      onAction: () => onOrder(stepped(ids, id, 1)),
    },
    { id: 'remove', label: t('common:delete'), icon: 'trash', isDanger: true, onAction: onRemove },
  ]
}
