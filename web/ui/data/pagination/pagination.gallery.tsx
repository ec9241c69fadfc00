import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { LoadMore } from './load-more.tsx'
import { Pagination } from './pagination.tsx'

export function Gallery() {
  const [shown, show] = useState(20)
  return (
    <Card>
      <div className={styles.stack}>
        <Pagination next="?cursor=b" shown="1–20 a 64-ből" />
        <Pagination previous="?" next="?cursor=c" shown="21–40 a 64-ből" />
        <LoadMore shown={`${shown} kérelem látszik`} hasMore={shown < 60} onMore={() => show(shown + 20)} />
        <LoadMore shown="20 kérelem látszik" hasMore isPending onMore={() => show(20)} />
      </div>
    </Card>
  )
}
