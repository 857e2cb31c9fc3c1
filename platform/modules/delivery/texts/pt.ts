import type { MessageTexts } from './message-texts.ts';

export const portugueseMessages: MessageTexts = {
  verify: {
    subject: 'Confirme seu e-mail',
    body: 'Olá,\n\nconfirme que este endereço é seu:\n{link}\n\nSe você não tem conta na {brand}, não faça nada.\n\n{brand}',
  },
  activate: {
    subject: 'Ative sua conta',
    body: 'Olá,\n\native sua conta:\n{link}\n\nSe você não abriu nenhuma na {brand}, não faça nada.\n\n{brand}',
  },
  newsletter: {
    subject: 'Nossas novidades',
    body: 'Olá,\n\nvocê recebe as novidades da {brand}. Para parar de recebê-las:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Uma nova senha',
    body: 'Olá,\n\ndefina uma nova senha por este link, no prazo de uma hora:\n{link}\n\nSe você não pediu isso, não faça nada: sua senha continua a mesma.\n\n{brand}',
  },
  password_code: {
    subject: 'Uma nova senha',
    body: 'Olá,\n\nseu código para uma nova senha: {code}\nEle vale por {minutes} minutos. Não o informe a ninguém; nunca o pedimos.\n\nOu defina a senha por este link, no prazo de uma hora:\n{link}\n\nSe você não pediu isso, não faça nada: sua senha continua a mesma.\n\n{brand}',
  },
  login: {
    subject: 'Seu link para entrar',
    body: 'Olá,\n\ncom este link você entra uma vez, durante {minutes} minutos:\n{link}\n\nSe você não pediu isso, não faça nada e não o mostre a ninguém.\n\n{brand}',
  },
  two_step: {
    subject: 'Seu código para entrar: {code}',
    body: 'Olá,\n\nseu código para o segundo passo da entrada: {code}\nEle vale por {minutes} minutos. Não o informe a ninguém; nunca o pedimos.\n\nSe não é você que está entrando agora, alguém sabe sua senha: troque-a.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: seu código para entrar é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: seu código para o segundo passo da entrada é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: seu código para uma nova senha é {code}. Ele vale por {minutes} minutos. Não o informe a ninguém.',
  },
  sms_by_email: { subject: '', body: '{brand}: sua conta está protegida por dois passos. Peça o código por e-mail.' },
  sms_phone: {
    subject: '',
    body: '{brand}: seu código para confirmar este número é {code}. Ele vale por {minutes} minutos.',
  },
  registration: {
    subject: 'Seu código para abrir uma conta: {code}',
    body: 'Olá,\n\nseu código para abrir uma conta na {brand}: {code}\nEle vale por {minutes} minutos. Não o diga a ninguém; nunca pedimos por ele.\n\nSe você não está abrindo uma conta, não faça nada: sem o código nenhuma será aberta.\n\n{brand}',
  },
  registration_known: {
    subject: 'Você já tem uma conta',
    body: 'Olá,\n\nalguém, talvez você, quis abrir uma conta na {brand} com este endereço. Você já tem uma, e ela continua como está. Entre aqui ou peça lá uma nova senha:\n{link}\n\nSe não foi você, não faça nada.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: seu código para abrir uma conta é {code}. Ele vale por {minutes} minutos. Não o diga a ninguém.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: você já tem uma conta com este número. Entre: {link}',
  },
  passkey_added: {
    subject: 'Uma chave de acesso foi adicionada',
    body: 'Olá,\n\numa chave de acesso foi adicionada à sua conta na {brand}. Quem a tiver pode entrar sem a sua senha.\n\nSe não foi você, troque a senha agora e remova a chave em “Acesso e segurança”.\n\n{brand}',
  },
  email: {
    subject: 'Seu código para confirmar este endereço: {code}',
    body: 'Olá,\n\nseu código para confirmar este endereço na sua conta na {brand}: {code}\nEle vale por {minutes} minutos. Não o informe a ninguém; nunca o pedimos.\n\nSe você não tem conta conosco, não faça nada: sem o código, nada acontece.\n\n{brand}',
  },
  email_known: {
    subject: 'Alguém quis usar seu endereço',
    body: 'Olá,\n\nalguém, talvez você, quis adicionar este endereço a outra conta na {brand}. Ele pertence à sua conta e continua nela. Você pode entrar nela aqui:\n{link}\n\nSe não foi você, não faça nada.\n\n{brand}',
  },
};
