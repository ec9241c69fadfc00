import { Logo } from '#web/ui/logo/logo.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton/skeleton.tsx'
import header from './header.module.css'
import styles from './layout.module.css'

/** A member's page before anything is known of it: the line at the top, and where the rest will be. It says nothing, in no language. */
export function MemberFrame() {
  return (
    <div className={styles.page}>
      <div className={header.header} data-solid>
        <div className={header.bar} data-width="app">
          <span className={header.logo}>
            <Logo />
          </span>
        </div>
      </div>
      <div className={styles.content}>
        <div className={styles.blocks}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  )
}
