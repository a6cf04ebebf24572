import {
  CalendarPlus,
  ChartPie,
  ClipboardCheck,
  Copy,
  Download,
  ExternalLink,
  FileText,
  Link2,
  Pencil,
  ReceiptText,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { Menu, MenuItem, MenuSeparator, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { startingAppointment } from './appointment-start.ts';
import { t } from './texts.en.tsx';
import type { ActedOn, ActOnEstimate, EstimateAction } from './use-estimate-actions.ts';

type EstimateMenuProps = OpenMenuProps & { estimate: ActedOn; act: ActOnEstimate; isOnPage?: boolean };

const LINK_ICON = 'size-4 shrink-0 text-muted';

/** The menu of actions on an estimate: those that its state allows. */
export function EstimateMenu({ estimate, act, isOnPage = false, ...menu }: EstimateMenuProps) {
  const { id, status, link, invoices = [], isInvoiced } = estimate;
  const last = invoices.at(-1);
  const way = wayBackFrom(useLocation());
  const isAccepted = status === 'ACCEPTED';
  const start = (kind: EstimateAction) => () => void act(kind, estimate);
  return (
    <Menu {...menu}>
      {!isOnPage && (
        <MenuItem asChild>
          <Link state={way} to={paths.estimate(id)}>
            <FileText aria-hidden="true" className={LINK_ICON} />
            {t.open}
          </Link>
        </MenuItem>
      )}
      {isAccepted && !isInvoiced && (
        <>
          <MenuItem icon={ReceiptText} onSelect={start('invoice')}>
            {last ? t.invoiceRest : t.makeInvoice}
          </MenuItem>
          <MenuItem icon={ChartPie} onSelect={start('part')}>
            {t.invoicePart}
          </MenuItem>
        </>
      )}
      {isAccepted && (
        <MenuItem asChild>
          <Link state={startingAppointment(estimate)} to={paths.appointments}>
            <CalendarPlus aria-hidden="true" className={LINK_ICON} />
            {t.schedule}
          </Link>
        </MenuItem>
      )}
      {last && (
        <MenuItem asChild>
          <Link to={paths.invoice(last.id)}>
            <ReceiptText aria-hidden="true" className={LINK_ICON} />
            {invoices.length > 1 ? t.openLastInvoice : t.openInvoice}
          </Link>
        </MenuItem>
      )}
      {!isAccepted && (
        <>
          <MenuItem asChild>
            <Link to={paths.editEstimate(id)}>
              <Pencil aria-hidden="true" className={LINK_ICON} />
              {t.edit}
            </Link>
          </MenuItem>
          <MenuItem icon={Send} onSelect={start('send')}>
            {status === 'DRAFT' ? t.send : t.sendAgain}
          </MenuItem>
        </>
      )}
      <MenuItem icon={Link2} onSelect={start('copy')}>
        {t.copyLink}
      </MenuItem>
      {link && (
        <MenuItem asChild>
          <a href={paths.publicEstimate(link)} rel="noopener" target="_blank">
            <ExternalLink aria-hidden="true" className={LINK_ICON} />
            {t.openPage}
            <span className="sr-only">{t.opensInNewTab}</span>
          </a>
        </MenuItem>
      )}
      <MenuItem icon={Download} onSelect={start('download')}>
        {t.downloadPdf}
      </MenuItem>
      {status === 'SENT' && (
        <MenuItem icon={ClipboardCheck} onSelect={start('decide')}>
          {t.recordDecision}
        </MenuItem>
      )}
      {(isAccepted || status === 'DECLINED') && !last && (
        <MenuItem icon={Undo2} onSelect={start('undo')}>
          {t.undoDecision}
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={paths.duplicateEstimate(id)}>
          <Copy aria-hidden="true" className={LINK_ICON} />
          {t.duplicate}
        </Link>
      </MenuItem>
      {!last && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} onSelect={start('delete')} tone="danger">
            {t.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
