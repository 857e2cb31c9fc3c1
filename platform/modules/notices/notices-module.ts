import type { FastifyInstance } from 'fastify';
import {
  dropPriceAlertCall,
  noticeChoicesCall,
  priceAlertsCall,
  saveNoticeChoicesCall,
  setPriceAlertCall,
} from '#shared/contracts/notices.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { NoticeService } from './notices-service.ts';

interface NoticesModule {
  readonly register: RegisterCall;
  readonly notices: Pick<NoticeService, 'alerts' | 'choices'>;
}

/** Registers the calls of system notifications (Z-04): the player's choices and price alerts. */
export function noticesModule(app: FastifyInstance, { register, notices }: NoticesModule): void {
  const { choices, alerts } = notices;
  register(app, noticeChoicesCall, ({ userId }) => choices.read(userId));
  register(app, saveNoticeChoicesCall, ({ userId, body }) => choices.save(userId, body));
  register(app, priceAlertsCall, ({ userId, body }) => alerts.ofPlayer(userId, body.told));
  register(app, setPriceAlertCall, ({ userId, body }) => alerts.set(userId, body.selectionId, body.wanted));
  register(app, dropPriceAlertCall, ({ userId, params }) => alerts.drop(userId, Number(params.alertId)));
}
