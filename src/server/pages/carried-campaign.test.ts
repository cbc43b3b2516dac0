import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { hostNamesOf } from '../services.ts';
import { findCarriedAddress } from './carried-campaign.ts';
import { parseVisit } from './visit.ts';

const parts = { hostNames: hostNamesOf(parseEnvironment({})), log: pino({ level: 'silent' }) };

function carry(address: string, { referer = '', method = 'GET', host = 'es.localhost' } = {}) {
  const request = new Request(`http://${host}${address}`, { method, headers: { host, referer } });
  const visit = parseVisit(request, parts);
  return visit && findCarriedAddress(visit, request);
}

const landing = 'http://es.localhost/ubicaciones/madrid?gclid=Cj0K&utm_source=news&x=1';

describe('the campaign of the page before', () => {
  it('comes along to the request form, and nothing else of its query', () => {
    expect(carry('/solicitar-presupuestos?from=Madrid', { referer: landing })).toBe(
      '/solicitar-presupuestos?from=Madrid&gclid=Cj0K&utm_source=news',
    );
  });

  it('is cut between letters, never within one', () => {
    const referer = `http://es.localhost/flota?utm_source=${'a'.repeat(299)}%F0%9F%8E%89`;
    expect(carry('/solicitar-presupuestos', { referer })).toBe(`/solicitar-presupuestos?utm_source=${'a'.repeat(299)}`);
  });

  it.each([
    ['to another page', '/flota', {}],
    ['from another host', '/solicitar-presupuestos', { referer: 'http://evil.example/?gclid=a' }],
    ['from a page without one', '/solicitar-presupuestos', { referer: 'http://es.localhost/flota' }],
    ['from no page', '/solicitar-presupuestos', { referer: '' }],
    ['from no address', '/solicitar-presupuestos', { referer: 'gclid=a' }],
    ['over a campaign of its own', '/solicitar-presupuestos?utm_source=x', {}],
    ['to a form that is sent', '/solicitar-presupuestos', { method: 'POST' }],
    ['within the page', '/solicitar-presupuestos.data', {}],
  ])('does not come along %s', (_, address, given) => {
    expect(carry(address, { referer: landing, ...given })).toBeNull();
  });
});
