import type { MessageTexts } from './message-texts.ts';

export const pt: MessageTexts = {
  verify: {
    subject: 'Confirme o seu e-mail',
    body: 'Olá,\n\nconfirme que este endereço é seu:\n{link}\n\nSe não tem conta na {brand}, não faça nada.\n\n{brand}',
  },
  activate: {
    subject: 'Ative a sua conta',
    body: 'Olá,\n\native a sua conta:\n{link}\n\nSe não abriu nenhuma na {brand}, não faça nada.\n\n{brand}',
  },
  newsletter: {
    subject: 'As nossas novidades',
    body: 'Olá,\n\nrecebe as novidades da {brand}. Para deixar de as receber:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Uma nova senha',
    body: 'Olá,\n\ndefina uma nova senha por este link, no prazo de uma hora:\n{link}\n\nSe não o pediu, não faça nada: a sua senha fica como está.\n\n{brand}',
  },
  password_code: {
    subject: 'Uma nova senha',
    body: 'Olá,\n\no seu código para uma nova senha: {code}\nVale por {minutes} minutos. Não o diga a ninguém; nunca o pedimos.\n\nOu defina a senha por este link, no prazo de uma hora:\n{link}\n\nSe não o pediu, não faça nada: a sua senha fica como está.\n\n{brand}',
  },
  login: {
    subject: 'O seu link para entrar',
    body: 'Olá,\n\neste link permite-lhe entrar uma vez, durante {minutes} minutos:\n{link}\n\nSe não o pediu, não faça nada e não o mostre a ninguém.\n\n{brand}',
  },
  two_step: {
    subject: 'O seu código para entrar: {code}',
    body: 'Olá,\n\no seu código para o segundo passo da entrada: {code}\nVale por {minutes} minutos. Não o diga a ninguém; nunca o pedimos.\n\nSe não está a entrar agora, alguém sabe a sua senha: altere-a.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: o seu código para entrar é {code}. Vale por {minutes} minutos. Não o diga a ninguém.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: o seu código para o segundo passo da entrada é {code}. Vale por {minutes} minutos. Não o diga a ninguém.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: o seu código para uma nova senha é {code}. Vale por {minutes} minutos. Não o diga a ninguém.',
  },
  sms_by_email: { subject: '', body: '{brand}: a sua conta está protegida por dois passos. Peça o código por e-mail.' },
  sms_phone: {
    subject: '',
    body: '{brand}: o seu código para confirmar este número é {code}. Vale por {minutes} minutos.',
  },
};
