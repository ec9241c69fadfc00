import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { isWhole, type OutlinedRequest } from '../../known-request.ts'
import { useOpenRequest } from '../../open-request.tsx'
import type { ModalTask } from '../../request-task.ts'
import styles from './panel.module.css'
import { SlipButton } from './slip-button.tsx'
import { useApprove } from './use-approve.ts'
import { useRights } from './use-rights.ts'

interface PanelFootProps {
  me: CurrentUser
  request: OutlinedRequest
  onClose: () => void
}

/** What can be done with the request; its place is kept until all of it is known. */
export function PanelFoot({ me, request, onClose }: PanelFootProps) {
  const { can } = useRights(me, request)
  return (
    <footer className={styles.foot}>
      {isWhole(request) && <Acts request={request} can={can} onClose={onClose} />}
    </footer>
  )
}

interface ActsProps {
  request: RequestView
  can: ReturnType<typeof useRights>['can']
  onClose: () => void
}

function Acts({ request, can, onClose }: ActsProps) {
  const { t } = useTranslation(['leave', 'common'])
  const open = useOpenRequest()
  const approve = useApprove(onClose)
  const start = (mode: Exclude<ModalTask['mode'], 'create'>) => () => open({ mode, request })
  return (
    <>
      <div className={styles.quiet}>
        <SlipButton request={request} />
        {can('edit') && (
          <Button variant="quiet" size="sm" icon="pencil" onPress={start('edit')}>
            {t('edit')}
          </Button>
        )}
        {can('shorten') && (
          <Button variant="quiet" size="sm" icon="minus" onPress={start('shorten')}>
            {t('shorten')}
          </Button>
        )}
        {can('cancel') && (
          <Button variant="quiet" size="sm" icon="trash" onPress={start('cancel')}>
            {t('cancelRequest')}
          </Button>
        )}
      </div>
      {can('approve') && (
        <div className={styles.decide}>
          {can('deny') && <Button onPress={start('deny')}>{t('deny')}</Button>}
          <Button variant="primary" onPress={() => approve(request)}>
            {t('approve')}
          </Button>
        </div>
      )}
    </>
  )
}
