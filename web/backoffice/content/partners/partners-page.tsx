import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addPartner } from '#shared/backoffice/contract/partners/add-partner.ts'
import { changePartner } from '#shared/backoffice/contract/partners/change-partner.ts'
import { listPartners, type PartnerView } from '#shared/backoffice/contract/partners/list-partners.ts'
import { orderPartners } from '#shared/backoffice/contract/partners/order-partners.ts'
import { removePartner } from '#shared/backoffice/contract/partners/remove-partner.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../../frame/area-page.tsx'
import { useOpened } from '../../frame/use-opened.ts'
import { useMay } from '../../frame/use-operator.ts'
import { useOperatorChange } from '../../frame/use-operator-change.ts'
import { ActiveLabel } from '../active-label.tsx'
import styles from '../content.module.css'
import { LanguageTabs, useListLanguage } from '../language-tabs.tsx'
import { rowMenu } from '../row-menu.ts'
import { PartnerDialog } from './partner-dialog.tsx'

const columnsOf = (t: TFunction<['sitecontent', 'common']>): Column<PartnerView>[] => [
  { id: 'name', title: t('partnerName'), cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { id: 'kind', title: t('kind'), cell: ({ kind }) => t(kind) },
  {
    id: 'logo',
    title: t('logo'),
    cell: ({ logo: { type, width, height } }) => `${type.toUpperCase()}, ${width} × ${height} px`,
  },
  { id: 'active', title: t('state'), cell: ({ active }) => <ActiveLabel isActive={active} /> },
]

/** Partners and brands, whose logos the home page of each language shows. */
export function PartnersPage() {
  const { t } = useTranslation(['sitecontent', 'backoffice', 'common'])
  const { data, error, mutate } = useApi(listPartners)
  const adding = useOperatorChange(addPartner)
  const changing = useOperatorChange(changePartner)
  const ordering = useOperatorChange(orderPartners)
  const removing = useOperatorChange(removePartner)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('partners.write')
  const language = useListLanguage()
  const rows = data?.data.filter(one => one.language === language)
  const { isNew, edited, open, openNew, close } = useOpened(data?.data)

  async function remove({ id, name }: PartnerView) {
    const question = { title: t('partnerRemove', { name }), confirm: t('common:delete'), isDanger: true }
    if (!(await ask({ ...question, children: t('removeWhy') }))) return
    await toastOnError(async () => {
      await removing.change({ path: { id } })
      toast.success(t('removed', { name }))
    })
  }

  const order = (ids: string[]) => toastOnError(() => ordering.change({ body: { language, ids } }))

  return (
    <AreaPage
      title={t('backoffice:partners')}
      lead={t('partnersLead')}
      actions={
        mayWrite && (
          <Button variant="primary" icon="plus" onPress={openNew}>
            {t('partnerAdd')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('backoffice:partners')}
        columns={columnsOf(t)}
        rows={rows}
        nameOf={({ name }) => name}
        toolbar={<LanguageTabs rows={data?.data} />}
        {...(mayWrite && {
          menu: (one: PartnerView) =>
            rowMenu(t, {
              ids: (rows ?? []).map(({ id }) => id),
              id: one.id,
              onEdit: () => open(one.id),
              onOrder: ids => void order(ids),
              onRemove: () => void remove(one),
            }),
        })}
        empty={t('partnersNone')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {isNew && (
        <PartnerDialog
          title={t('partnerAdd')}
          known={{ kind: 'brand', name: '', language, active: true, version: 0 }}
          save={async ({ version: _version, logo = '', ...body }) => {
            await adding.change({ body: { ...body, logo } })
            toast.success(t('added', { name: body.name }))
          }}
          onClose={close}
        />
      )}
      {edited && (
        <PartnerDialog
          title={t('partnerEdit')}
          id={edited.id}
          known={draftOf(edited)}
          save={async body => {
            await changing.change({ path: { id: edited.id }, body })
            toast.success(t('backoffice:saved'))
          }}
          onClose={close}
        />
      )}
      {dialog}
    </AreaPage>
  )
}

/** What the form has of a partner; its logo is sent only where another one is chosen. */
const draftOf = ({ kind, name, language, active, version }: PartnerView) => ({ kind, name, language, active, version })
