import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addPartner } from '#shared/backoffice/contract/partners/add-partner.ts'
import { changePartner } from '#shared/backoffice/contract/partners/change-partner.ts'
import { listPartners, type PartnerView } from '#shared/backoffice/contract/partners/list-partners.ts'
import { orderPartners } from '#shared/backoffice/contract/partners/order-partners.ts'
import { removePartner } from '#shared/backoffice/contract/partners/remove-partner.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../../frame/area-page.tsx'
import { useOpened } from '../../frame/use-opened.ts'
import { useMay } from '../../frame/use-operator.ts'
import { useOperatorChange } from '../../frame/use-operator-change.ts'
import { ActiveLabel } from '../active-label.tsx'
import styles from '../content.module.css'
import { LanguageTabs } from '../language-tabs.tsx'
import { useOrderedRows } from '../use-ordered-rows.ts'
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

const nameOf = ({ name }: PartnerView) => name

/** Partners and brands, whose logos the home page of each language shows. */
export function PartnersPage() {
  const { t } = useTranslation(['sitecontent', 'backoffice', 'common'])
  const { data, error, mutate } = useApi(listPartners)
  const adding = useOperatorChange(addPartner)
  const changing = useOperatorChange(changePartner)
  const mayWrite = useMay()('partners.write')
  const { isNew, edited, open, openNew, close } = useOpened(data?.data)
  const { language, rows, menu, dialog } = useOrderedRows({
    all: data?.data,
    nameOf,
    orderOf: orderPartners,
    removal: removePartner,
    removeTitle: name => t('partnerRemove', { name }),
    onEdit: open,
  })

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
        nameOf={nameOf}
        toolbar={<LanguageTabs rows={data?.data} />}
        {...(mayWrite && { menu })}
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
