import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { mutate } from 'swr'
import { company } from '#shared/company/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { loadSession } from '../../session/load-session.ts'
import header from '../header.module.css'
import styles from './company-switch.module.css'

/** Which company is open, and the way to another one of the same person. */
export function CompanySwitch({ me }: { me: CurrentUser }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { change, isChanging } = useChange(company.selectCompany)
  const name = me.selected_company?.name ?? ''

  /** Nothing of one company is left when the other opens: what was read is forgotten before its page is shown. */
  async function open(id: string) {
    try {
      const [{ token }, session] = await Promise.all([change({ body: { company_id: id } }), loadSession()])
      session.renew(token)
      await session.currentUser()
      await navigate('/dashboard')
      void mutate(() => true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    }
  }

  return (
    <Menu
      label={t('switchCompany')}
      trigger={
        <Button variant="quiet" isPending={isChanging}>
          <Icon name="building" />
          <span className={styles.name}>{name}</span>
          <span className="visually-hidden">, {t('switchCompany')}</span>
          <span className={header.opens}>
            <Icon name="chevron-down" size="sm" />
          </span>
        </Button>
      }
      items={me.companies
        .filter(({ id }) => id !== me.selected_company?.id)
        .map(one => ({ id: one.id, label: one.name, icon: 'building', onAction: () => void open(one.id) }))}
    />
  )
}
